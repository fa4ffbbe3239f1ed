import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  {
    detector: 'code',
    input: {
      file: 'code-1.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAAFcAAABXCAAAAABUo4awAAAA0UlEQVR42u2YUQ6AMAhDd/9L65fJQqGbOhNW2afCIyFQ2NrxzWnFLW5xtbjNO2gwZbk516bp+mKciaUMt0cYbm8TWcpzjc0/uVGWhbluJPN3TR8n5rqqSjrtla5n5bL5Cp5r5nxKLopLlFO31JS4fAJhmCj7AtxIXjEAumhwo75C5SUDW4BLSgpDDtbWnblEfN2ob3U9K5dMWRRfHmZ37rPMSnLJvWVmYRXmuhLDS02SGy0uUdI1uGRzdZ+6buy/+3CH9ze+nWhw6726uMUtbndOUHSci2mCIvQAAAAASUVORK5CYII=',
    },
    reading: 'QR code',
    answer: 'Meet at noon',
  },
  {
    detector: 'code',
    input: {
      file: 'code-2.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAAGMAAABjCAAAAACqUOFJAAABC0lEQVR42u2ZwQ7DMAhD8/8/vd2mLtgOVTNpMeQwTRXhSSkYtx2v36/RjGY0oxm7GQOtKeATdmOXKWM+yu+kjAF3VWBcz1Rcib9TTGUGrNRmxOhYoJvvx5kMdkVI5AYtOZABJ0Gywx/NqNMY1FhcYLCIN3if0xhi1k49L/6DJO4MJoJMJVnhujIiIKqeGC2svi0ZUATh8GCaWIehN0ylGWNKMWD22L00FxktrgwmcNCCQC3IPp9bMFjeZOenZpQdY0kVy56x9LvC+wpPY8kQJ6tfL957PndhCDPHMjJvV4HB3vtkmvzG/PBlPCrxegw9JET5GjO0q0slrcFYtq5WgTqM/u7cjGY0448Zb0rrwqt3c1ZnAAAAAElFTkSuQmCC',
    },
    reading: 'QR code',
    answer: 'Gate B12, boarding soon',
  },
  {
    detector: 'code',
    input: {
      file: 'code-3.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAAFcAAABXCAAAAABUo4awAAAAxUlEQVR42u2YzQ6AMAiD9/4vrVdkUOZfMpru4MFtXwyhBRzHP2uIK664XNwRLbtrn+AkAdeH6UopTzJxLQXEF5wUl5sL3hNzwzdOct/oeGNu6Kog1q98fVeu+gfgLHPChVnIxHUJVN4HFbo7d0V4TnU38rcJN7Ob0IWz1o2AGxaeTH7ZFgc3SzugLj5uWWXXJdedi9POfUF4hYZbWs/Deb4/N4xpMd4zcmcvzio0ExdNZfnPLzJu1paVvQgTV/OmuOKKa9YJOyauefQDDYMAAAAASUVORK5CYII=',
    },
    reading: 'QR code',
    answer: 'HELLO WORLD',
  },
  {
    detector: 'code',
    input: {
      file: 'code-4.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAAGMAAABjCAAAAACqUOFJAAABFUlEQVR42u2ZwQ7DMAhD8/8/vZ12AWNQx6Th0MPUbkmeFBYb6Hn9/jrLWMYyltHNOOgyv5qR6Sxhht3Kzyrm0bDhrBsYZq/90h4JZ13L8JGAY5YB/6DN8ZjJgN94pWvWkoEM6ATpZ4NHTWOEiQVVw57cZxqDeC10WZKs3MDwy0VJCbHh0vmQYPib6FT7GFTjMZ9BjBYKJawfci0RYkQWC00FlgqJf0gw+FCewD3R3fmMYm1QrEi1GZVCnahhNeYSjOiQRwyolfIMfqSJwZB7VUZeESHR5DxhRqX25vr4sPc6k8GTD1KZf9V7FWKQrKXHz7UYUe+VW7I2g3UGUeKSNmpVGby8hLII2/3yjH3vvIxlLOOPGW/mpi5O7dnD1AAAAABJRU5ErkJggg==',
    },
    reading: 'QR code',
    answer: 'Grüße aus Köln',
  },
  {
    detector: 'code',
    input: {
      file: 'code-5.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAAFcAAABXCAAAAABUo4awAAAA10lEQVR42u2YQQ7AIAgE/f+n2yvBZaW2TQDxpATHhCgsjuufMZrb3ObW4g408LaVZ3buvF9O1JLsLcCV8ZIWNYGeJ3CV5Uyu87xKXHgSsey/48BcmFVJrF/l9ahcs7iKtGtVpp06H5ULY6eIxKckV10+XqFduiQPd75SUI5wnwJcLkyhVH2g1/NwraoMn9xCtubnOrsU6/IV4Hr6tznRfNMXBuNyfWYF963uC8kl/RvUrOv3VohrafcdvZOZyyV7SS63bP73ZeOS/s3fxGbn9n91c5vbXDFuHn7kQ0RUnhsAAAAASUVORK5CYII=',
    },
    reading: 'QR code',
    answer: '你好',
  },
  {
    detector: 'code',
    input: {
      file: 'code-6.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAAFcAAABXCAAAAABUo4awAAAA10lEQVR42u2YwQ6AIAxD9/8/rVcy2yIGk22MgwczH8mkLWDXP8Oa29zm1uIaGq7gbWVyrm/T8Gb8WFfW4I79gg3VlbW5rsXHcg9cD3qmnToOzIWuCp8bfD0qdxKxZr/kfDyuixmmLiiwelyoJWZDUI3ZubCnbEpYUIPr2scWnyvAvyQ51y0auLCYPstwhfOyQGIGlJorUlY48tp/S8Jl+zMmucJctl9/WtJyHifn6tMLnKwkV1vPhnNhSO40oeGNzxcdB+aK8xvcoS7nfAZu31c3t7nNHcYNAAfkQ54HHJQAAAAASUVORK5CYII=',
    },
    reading: 'QR code',
    answer: 'No. 12 of 50',
  },
  {
    detector: 'code',
    input: {
      file: 'code-7.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAAG8AAABvCAAAAADHrsG8AAABWklEQVR42u2awQ7DIAxD+/8/vd0qRmInrdAOsXtAU1d4qGyOE7g+/70u88wzz7yJvCu71m/v9n54/VCOIMjbX/cyUPrAdpOMIMtb33tsIz5ttxHMS/vvnX//CeY95W0iEqdiXkdfUqWOkzimZ4N4afR61B6It1N40FRh/KYyZ/zgFF66BshYRCrqK8tDziz6WvTTL6lSvE7YQzNLF7uVj03nRROW2ogktgH5VuaR5UQ6zlW+1rO5PL6EHSmJal7omRIvHYLIcUdiBHkoDUhdWrNGo8lDeSwRYrJgLT2bziu1GPk25JK78W80j6wZD3h1UNTjlalXWc4mRkSZR0SZ1Fjf5NNDec1cF1kxUmfU5HHl5QXEphKp8YgEk60UEjtf1ssH8dB+CfdeJFUzj+z/cc9RSox5qbVFZRqUsynzyPkJEueQtxPn8aIVTxj44QBBns/XmWeeeea1ry+/rRDA81SL8QAAAABJRU5ErkJggg==',
    },
    reading: 'QR code',
    answer: 'Table seven, half past nine',
  },
  {
    detector: 'code',
    input: {
      file: 'code-8.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAAFcAAABXCAAAAABUo4awAAAA3UlEQVR42u2YwQ6EMAhE+/8/vR7MGlKGaXW7SRnhZLR9GCwM2D7/sVbc4hZXi9uQ2aeTKwW4fZi+d86Laz9ZKcO18eruQDfQkyqX+3sbd+hJiQs92WRblscbc2FVJZH9qa7vyg3FFe1coPO7cmHsIJpEVokLldgXmnt9SR4uDDSpPv4lNLiwvMKzBZsVGa7dT/TGa/DUd8vGjY5dFG5/+LJzxyobNCjjfMvG5QWIqLUel88tHrdmHkrCjexJf5acyxNMj0sqLxxpbuh8Hu7k/Eb6GAFu/a8ubnGLa+wArZd4r5ctXvsAAAAASUVORK5CYII=',
    },
    reading: 'QR code',
    answer: 'two lines',
  },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  {
    detector: 'code',
    input: {
      file: 'none-1.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAADwAAAA8CAAAAAAfl4auAAAAJElEQVR42u3LMQEAAAwCIPuX1hA7Bz/pQWRZlmVZlmVZluWPecY1AsO//CpZAAAAAElFTkSuQmCC',
    },
  },
  {
    detector: 'code',
    input: {
      file: 'none-2.png',
      base64: 'iVBORw0KGgoAAAANSUhEUgAAADwAAAA8CAAAAAAfl4auAAAAGklEQVR42u3BMQEAAADCoPVPbQZ/oAAAAOAzDkwAAXHLzzAAAAAASUVORK5CYII=',
    },
  },
  {
    detector: 'code',
    input: {
      file: 'none-3.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAADwAAAA8CAAAAAAfl4auAAAAOUlEQVR42u3ToQ0AMAwDQe+/dEui8BZEinRmBg8vqZ3ay494TfwT9RevicHgGQyeqeJZzLOY56H4Aip/+VvY6fuqAAAAAElFTkSuQmCC',
    },
  },
  {
    detector: 'code',
    input: {
      file: 'none-4.png',
      base64: 'iVBORw0KGgoAAAANSUhEUgAAAFoAAAAUCAAAAAAokXXCAAAAIElEQVR42mNgYGD4/59WxKjRo0aPGj1q9KjRo0YPPaMByRPNT5xlw8gAAAAASUVORK5CYII=',
    },
  },
  {
    detector: 'code',
    input: {
      file: 'none-5.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAAAAACpleexAAAAQ0lEQVR42mNgYOMRkpBT0TIws3Hy8AuJSkjLKaqoa+maMG3OohXrtuw6cOzMpRv3nrxiGFU4qnBU4ajCUYWjCklXCABSpdtfylBCFwAAAABJRU5ErkJggg==',
    },
  },
  {
    detector: 'code',
    input: { file: 'none-6.png', base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mPgBAAACwAKbqOUHwAAAABJRU5ErkJggg==' },
  },
  {
    detector: 'code',
    input: {
      file: 'none-7.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAACEAAABNCAAAAAANuVKSAAAAyElEQVR42oXBgWYCAABAwUeMiBgRI0aMEREjIiJGxIgYERERMcaIGBEREWNERIwYESMixogRIyJG7EP2Ce8OVMBwZggaQoaw4dwQMUQNF4aY4dIQN1wZrg0JQ9KQMtwY0oaMIWvIGfKGW0PBUDTcGUqGsuHeUDFUDTVD3dAwNA0tw4Ph0fBkaBs6hmdD19Az9A0Dw9AwMrwYXg1jw8QwNcwMb4a54d2wMCwNH4aVYW3YGD4NX4at4duwM/wY9oaD4Wj4NZwMf+YfHy9rx7OqnKUAAAAASUVORK5CYII=',
    },
  },
  {
    detector: 'code',
    input: {
      file: 'none-8.png',
      base64:
        'iVBORw0KGgoAAAANSUhEUgAAADIAAAAyCAAAAAA7VNdtAAAJLUlEQVR42p3J8VMSBh/H8W+mRkSIhkZGRGSIiIZGhsmSjDw080jJiJExI8OixsiMlXFqpKxokZmRUceUGmtmZOShMyNzjsqMPNcwrXCZOWfG0yw5R/X8Afthzz2fXz73vhfA/7FpftP9AwJnIGYiZ6Fmo4MwwSFzsKFhc3HzwufjFxAWEheRFkcsIUdSoqjRtJjYpfQ4AD//QAQShcaEYMNw4XgCkRRBplBpsfR4RgJzJWsVO4WTyk3PyORl8XMEQlGuOA9geuBMVFBIKG4+YVFEJDWGviwhkZWcspa7LnMDf5Nwi3hbfoHsS8U+5UFVqbri6HHdKQB/BAqDxeGJERQancFksTncDB5fIBJLpDJ5obK4RK3R6qr0BqPJXG+x2lrtHQAByCDsPMJiSkz8Ctbq1HW8jcKtkoI9e5WHyiq0J6vPGS9evmptbrvjeNDz28Dg8J+edwCBqBAcIYJKT2ClcDP5QnG+TKFUqY/qqg215gZri72zq8f1bGjU897nh0Bjw4lkgBnoUPxiahwzOXU9//O8Avl+1RHtqZrvzFebbnbc7+lzvxp/55uODMYtJMcwklLSeJsAEBgckUJnsrk8gVgqV5ZodHqj2WKzO5wu94jH+08HmBkyPyImIZm7QbhNtk9VoTtb+6P1ZudD1+DoX74A9FxiVHwSZ33OVulXBw5rT1/43tIMgMQSKPGsVJ5QskdZpq02Xra2OXoGhj1T/mgciZbATufnShXF5boaU4OtveuxexRgVtgi2oqU9YJte75Wn6i5aPmp89HAq7cfEHMIUYzk9I3iXUWl2jO1V2x3uvuG3kwFYOYDoHARdBaXL5Yp1TqD2Wrvcg15fAgskcbk8ETSwhKt3mRpdfS6x7z+GDyFwc4AmB0eyVid+bl0X9kJww9Nd5xPRyf9gwnRzLVZW2Vfl58yXmn5pXdw/G9EKGkpKy1nm/wQABpPZaby8+QqbY25qaPHPe5D4siMFF6u7ICm2tRo7x4Y9QZiSfRVGUJpkbrS2AAQRIhhrRMWKCuqL1rv9Ax6PqEX0JLSN0v3l582XW9/5H7zcTY+emWaYEfRkaq6xtvO5wAYIp3NE8tLdEaL3en2/HsDBJOWcTbm79ecvfxT19PxT5hF8Wv424sq9D+03B94/TGIGJeSLdlXfsbcfK9/7AN6IX01QEhEAlcoU+lqrZ2uUR+aGM/JkR7QXrC09w57kfhYdpakSFNT3+b8fSIQR2VlihUAc8iJGVsVR/Q/tj0amkQuoK/JKSg+UXvD0T8+DRu5cr14b/nZ+ls9L72zCHGcTTsP6eoAsBQWT6LUGq2OAY8/jsbmS4t1JluXewKBp3MEspIqc6tzyIsiMrgiuVpfb+8FCKUm8wtUp8w3e175gslJvO0HTpiau194Z5NWZHxRdMx4497ziZmEZdwtigrDtc5+TwBAGC1FsEddY+kceIsgMNLFRdpaW/fQFIbMypKqqi7bH4/54WI5Qnm5odHxbAJJTACYG7tWtPfod7aHwx+w0Smb5RUXbnS9mAqmJOfsVp9rvOueRC9hZe8s1V/tfDoxi5TI2wGAo3PFSp3Z7vIgiEyetERvcbi9GApbINcYbc6RfzrAvPh1kkPVVx2DU3Noa3P3635o75+YTU4WfHW0rvXX8RnExKxd6vNND0emhS/L2K46Y7kLEM7IlJYZmpyj/gRmlqzc2NI7jiCxcuRHTW2utygyW1j4rbl94D2GyslVVtZ3uqcA5idskFXU3nT9hY7ibD1w2nJ/eBp+RdZuTV1b30QQda34YPW1rld+C5jZe74x3XryDhMNgGfy5Vpzh9uHY/BkGpN9wIulZ0jVxlbXBIbGlZQYbL0eFIUjLtZbnWOICLYIYMHKTYUnG+6PBJCSRV9XX3e+RkZyvlCds/36NoiWln/YePPJJDYuc5fmYvtz37yEbPlxAAJLqKy29njQtHRpuand/RG/UlBU1egcR1G5+epa+zNfODOnsNLSPYakpErKjG0AC1dtKT7X0uedm7Cx8FTjI09Q7HrZsct3R2aQ10oO1952fyJ8JjpY0+yaDFvO31t5zfkGgMgWlxjt7v/9ARalbFNf7HyFiErfpb3S/QYTl7W36sbjSVyi8KDh5rNPxNV5h00/D8+gpO08Vv9gPIi+AYDEyddc7hrHxPOL9C0DH4kpknLzvTE0Pauw2vbER2DnqS85RlGxPEVVk2sKv0pcBrA4tUB7tecdLim31PTL6Gx6dtHZ1ud+S7i7vr3WOxn+mfjwpbtjQfEblefaBv0j03frrgNEcGU6q8tH5Ei1ll4vni3R1DsncCyx2tzlwTJFJSbHGIYhKDZ2jKDofKXBPgSwJP3LquZn0ynrFWdaBwOjeftqbg3NjM1Wnm9/hYrLOWj8eTSIsVlV53gdskJUeum+JxSAnKHQtw0h6TnFtY5x7EpxeX2Pl8DZqWsa8KNkFtbYh1HxApXpnieMladp6J0ipgJEZu4z3BkNZm4tv9L7NylNfqbtJWqZsNT88P0Czq7KZveM2I3Fdff+g0vOP27t94vi7Qeg8JRGhwfHlupsbgRdUGJ2eolcud4+gmGKNRbXPx0gKuug6cH7hdyvau6Mha7aoWv+fRZjS/lV1zRqdvHF7klimuJcx+uwZOnJlheo5bkVlj4AKl9l7vGReQdM3V5SRpHx3gSBqzB0esI5e/TtY2HsnVVtIyGsfF3LEJqZp21yIwGic0rrf/OLERxu6PNfKjxi6Q+ME1U0PkUsy/3G+hy5XHysaRC1Iu+47QU6UXKi5SUmCYAmUFsGEAyx1jaEYUmr7GM4jtzgmCBmKE1OH4VfUu/yp4s0VjeKKdG1jmDZMoAYYYV1EJ0kPd3+Bp9WVOf8QN2kvvZsFnN75a2xeal7jQ+mIvmlDf2I5XknWv8IWyM/DxArOmobxqbIL3RNUXLUjW40a6e+c4LEU9U/QSRIKu3j+HTlpV4/eq62ZSSMozB2AyzNPd76Z3ia8vvHAYxtlbc9CzMP1fcjE6VnOt9FZJddcwet2m24PxUlqGh6iV2j+M75CYAu1tk9RF6JxY1hy43Of2+AuLxTHe/ImzTNo/MzDjU8x6xW1PUGJOzQ352KFh1ve0PcUHZ9KDR1v7kPmSQ73/2J/sV/AbieUA6q9Z77AAAAAElFTkSuQmCC',
    },
  },
  { detector: 'code', input: 'QR code' },
] satisfies readonly Negative[];
