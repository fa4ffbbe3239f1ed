import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // openssl genrsa 512
  {
    detector: 'private-key',
    input:
      '-----BEGIN PRIVATE KEY-----\nMIIBVgIBADANBgkqhkiG9w0BAQEFAASCAUAwggE8AgEAAkEAxCruXUGvdJPK1ZpQ\n9+fnnIile6da00VhgJD5pejsdR5vfoOqHCoLftOeTRIFLYKPIV2MGsm5I1xS1Qgw\nBNkotwIDAQABAkEAoMpnsvziKfXyLf9dGrZ1O/MtYRud8MpPzygF2R4Ao0WtmlD3\nw3monxX2PQc9HS9iTQXDYc7/Lidaj0+mEGmTYQIhAOgFFSEBv3BeGc6FYtO6h+pW\nCwowTFl8MflgLQDY0pXvAiEA2HFAUXBEZ3vjttnfWppjcTzbuh+zcJM0VbUf3CUZ\nIbkCIQDbJNHMFyaGL5sYYQvzB1+QiixrNysl6hQZgil/f0uHqQIgYk1FXfd0Sd+9\ns31OcPLvuS1fyi+9qqJgwZBqsOx0dpkCIQCC5DPrxYhD+/TBuJV4y7O+rhulCjDY\nx+emvl67bCVnSQ==\n-----END PRIVATE KEY-----',
    reading: 'Private key',
    answer: 'RSA private key, PKCS#8',
  },
  // The same key as in an environment file
  {
    detector: 'private-key',
    input:
      '"-----BEGIN PRIVATE KEY-----\\nMIIBVgIBADANBgkqhkiG9w0BAQEFAASCAUAwggE8AgEAAkEAxCruXUGvdJPK1ZpQ\\n9+fnnIile6da00VhgJD5pejsdR5vfoOqHCoLftOeTRIFLYKPIV2MGsm5I1xS1Qgw\\nBNkotwIDAQABAkEAoMpnsvziKfXyLf9dGrZ1O/MtYRud8MpPzygF2R4Ao0WtmlD3\\nw3monxX2PQc9HS9iTQXDYc7/Lidaj0+mEGmTYQIhAOgFFSEBv3BeGc6FYtO6h+pW\\nCwowTFl8MflgLQDY0pXvAiEA2HFAUXBEZ3vjttnfWppjcTzbuh+zcJM0VbUf3CUZ\\nIbkCIQDbJNHMFyaGL5sYYQvzB1+QiixrNysl6hQZgil/f0uHqQIgYk1FXfd0Sd+9\\ns31OcPLvuS1fyi+9qqJgwZBqsOx0dpkCIQCC5DPrxYhD+/TBuJV4y7O+rhulCjDY\\nx+emvl67bCVnSQ==\\n-----END PRIVATE KEY-----\\n"',
    reading: 'Private key',
    answer: 'RSA private key, PKCS#8',
  },
  // openssl rsa -traditional
  {
    detector: 'private-key',
    input:
      '-----BEGIN RSA PRIVATE KEY-----\nMIIBPAIBAAJBAMQq7l1Br3STytWaUPfn55yIpXunWtNFYYCQ+aXo7HUeb36Dqhwq\nC37Tnk0SBS2CjyFdjBrJuSNcUtUIMATZKLcCAwEAAQJBAKDKZ7L84in18i3/XRq2\ndTvzLWEbnfDKT88oBdkeAKNFrZpQ98N5qJ8V9j0HPR0vYk0Fw2HO/y4nWo9PphBp\nk2ECIQDoBRUhAb9wXhnOhWLTuofqVgsKMExZfDH5YC0A2NKV7wIhANhxQFFwRGd7\n47bZ31qaY3E827ofs3CTNFW1H9wlGSG5AiEA2yTRzBcmhi+bGGEL8wdfkIosazcr\nJeoUGYIpf39Lh6kCIGJNRV33dEnfvbN9TnDy77ktX8ovvaqiYMGQarDsdHaZAiEA\nguQz68WIQ/v0wbiVeMuzvq4bpQow2Mfnpr5eu2wlZ0k=\n-----END RSA PRIVATE KEY-----',
    reading: 'Private key',
    answer: 'RSA private key, PKCS#1',
  },
  {
    detector: 'private-key',
    input:
      '-----BEGIN PRIVATE KEY-----\nMIIBVAIBADANBgkqhkiG9w0BAQEFAASCAT4wggE6AgEAAkEAr0VIqHTJpJo+M1mK\nvzONAv2NOBbY20baYPQlE5yNgv82NiZe/j9qboo4lQh4oX4ElwXXCYWzjzGKPxRO\nyaoH6wIDAQABAkAPoQn9m4xvlSF+yrlIm3wzjBCPs9nak9LdWmgD+63SxHFd/Mli\nCKHao735XyODv9sizWxOBhgz6i51GSfThPEhAiEA40uaJ3N/Iw35U3IjbkWBtYYh\ncsQKwswjRUc4mlMvzR0CIQDFZ7zH+hqy0gpMHkpHvGKwBdQillPxjM68JqjZlJUC\npwIgKRytn2Emp+KJLGzCt9leosTGHAoVoDJoVsmRFWjihokCIQDCNNOhvalkgYVF\n64rSVkCUwbc4q8I74nZE3pfBLw8GAwIgHJXjyyptdkYVtTNn815HVfozPNmKnpxL\n5e3N6VPXXcQ=\n-----END PRIVATE KEY-----\n',
    reading: 'Private key',
    answer: 'RSA private key, PKCS#8',
  },
  {
    detector: 'private-key',
    input:
      '-----BEGIN RSA PRIVATE KEY-----\r\nMIIBOgIBAAJBAK9FSKh0yaSaPjNZir8zjQL9jTgW2NtG2mD0JROcjYL/NjYmXv4/\r\nam6KOJUIeKF+BJcF1wmFs48xij8UTsmqB+sCAwEAAQJAD6EJ/ZuMb5Uhfsq5SJt8\r\nM4wQj7PZ2pPS3VpoA/ut0sRxXfzJYgih2qO9+V8jg7/bIs1sTgYYM+oudRkn04Tx\r\nIQIhAONLmidzfyMN+VNyI25FgbWGIXLECsLMI0VHOJpTL80dAiEAxWe8x/oastIK\r\nTB5KR7xisAXUIpZT8YzOvCao2ZSVAqcCICkcrZ9hJqfiiSxswrfZXqLExhwKFaAy\r\naFbJkRVo4oaJAiEAwjTTob2pZIGFReuK0lZAlMG3OKvCO+J2RN6XwS8PBgMCIByV\r\n48sqbXZGFbUzZ/NeR1X6MzzZip6cS+XtzelT113E\r\n-----END RSA PRIVATE KEY-----',
    reading: 'Private key',
    answer: 'RSA private key, PKCS#1',
  },
  // RFC 7518, section 6.3
  {
    detector: 'private-key',
    input: '{"kty": "RSA", "n": "t6Q8PWSi", "e": "AQAB", "d": "GRtbIQmh"}',
    reading: 'Private key',
    answer: 'RSA private key, JWK',
  },
  {
    detector: 'private-key',
    input: '{\n  "kid": "1",\n  "kty": "RSA",\n  "e": "AQAB",\n  "n": "t6Q8",\n  "d": "GRtb",\n  "p": "x"\n}',
    reading: 'Private key',
    answer: 'RSA private key, JWK',
  },
  {
    detector: 'private-key',
    input:
      'key:\n-----BEGIN PRIVATE KEY-----\nMIIBVAIBADANBgkqhkiG9w0BAQEFAASCAT4wggE6AgEAAkEAzj83hdkfrv1S6sUj\nb9UPOMx43619Nrg/9+KvZn/byWQMsGQWXMzcjv9FRApOjDCWkOzkYmoakTF71r+I\n6MDqCQIDAQABAkEAqkbA9U2T/eoBefh2UE8L+S2/IZRfSz0E+wf5HduzvmjTII72\n1uBNUxTBdsTt7at3/NacWOLltjAsca/VJ0pvHQIhAOo0KJxfiay3aQRxwQuSCwdd\nn4J/it5SVfuoma4CFg/3AiEA4XD+sg1Qt7c27E6qzNdwtZM2tDzusdHPOEYMpt/W\nVf8CIGCx3DqDr2Hh77foB13xlCAcZWkJo5oawGlAuQKA1f8NAiBl9z+btN4PWjTj\nSOmD4OW/mqgheXXUw7rgDv7l81P0bQIgQWg6zGNkuHwHuvEBmGttqLJMyO1NZMr4\nd3kmHsUecJg=\n-----END PRIVATE KEY-----\nend',
    reading: 'Private key',
    answer: 'RSA private key, PKCS#8',
  },
  {
    detector: 'private-key',
    input:
      '-----BEGIN PUBLIC KEY-----\nMFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAMQq7l1Br3STytWaUPfn55yIpXunWtNF\nYYCQ+aXo7HUeb36DqhwqC37Tnk0SBS2CjyFdjBrJuSNcUtUIMATZKLcCAwEAAQ==\n-----END PUBLIC KEY-----\n-----BEGIN RSA PRIVATE KEY-----\nMIIBOgIBAAJBAM4/N4XZH679UurFI2/VDzjMeN+tfTa4P/fir2Z/28lkDLBkFlzM\n3I7/RUQKTowwlpDs5GJqGpExe9a/iOjA6gkCAwEAAQJBAKpGwPVNk/3qAXn4dlBP\nC/ktvyGUX0s9BPsH+R3bs75o0yCO9tbgTVMUwXbE7e2rd/zWnFji5bYwLHGv1SdK\nbx0CIQDqNCicX4mst2kEccELkgsHXZ+Cf4reUlX7qJmuAhYP9wIhAOFw/rINULe3\nNuxOqszXcLWTNrQ87rHRzzhGDKbf1lX/AiBgsdw6g69h4e+36Add8ZQgHGVpCaOa\nGsBpQLkCgNX/DQIgZfc/m7TeD1o040jpg+Dlv5qoIXl11MO64A7+5fNT9G0CIEFo\nOsxjZLh8B7rxAZhrbaiyTMjtTWTK+Hd5Jh7FHnCY\n-----END RSA PRIVATE KEY-----',
    reading: 'Private key',
    answer: 'RSA private key, PKCS#1',
  },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  {
    detector: 'private-key',
    input:
      '-----BEGIN EC PRIVATE KEY-----\nMHcCAQEEIDCYqRuR+VtF+Lp/kMhZrNSPYktLH4VgpJ13VjHt4ktFoAoGCCqGSM49\nAwEHoUQDQgAEgIeLoCQYFQo5nBSpbAqeBd5VhtXc6KtMGrqsM3oWS+Txh+VZP/EQ\njrilO8XeLQ+JJHtQqIa9CYwKLRAtiSXx9A==\n-----END EC PRIVATE KEY-----',
  },
  {
    detector: 'private-key',
    input:
      '-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMJipG5H5W0X4un+Q\nyFms1I9iS0sfhWCknXdWMe3iS0WhRANCAASAh4ugJBgVCjmcFKlsCp4F3lWG1dzo\nq0wauqwzehZL5PGH5Vk/8RCOuKU7xd4tD4kke1Cohr0JjAotEC2JJfH0\n-----END PRIVATE KEY-----',
  },
  {
    detector: 'private-key',
    input: '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIAFpxS1pqhdgWc1W4qMEjy9nr0/XbNjDw2E/uGfxy5tI\n-----END PRIVATE KEY-----',
  },
  {
    detector: 'private-key',
    input:
      '-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIIBvTBXBgkqhkiG9w0BBQ0wSjApBgkqhkiG9w0BBQwwHAQIf1WNjPeRQgsCAggA\nMAwGCCqGSIb3DQIJBQAwHQYJYIZIAWUDBAEqBBD+ODSFo4KPYgcvf1tRsqVUBIIB\nYGrLPkkaoihdE3vMARCI0YL46geVnDBzsBNSE+pOvr2PwFMOKVIFRHH9oSV+MZ30\nGT6om607Z07R+PGZ6snayXtmy7AVFPv5LK2WnAFYNT1J3TDQ4ygnquuIxHDgmiDr\nojmXy/tEXQklE76tlDpth/4omXLN/7LXRyGQOBFVQ5kq+r+bFLTsOYXRSjzCYiQW\nJIZ2XsYUEh9CytQawT4t5TboKKoZOesGVu13fkufWdUL3i9KFwA/MS42EZemLKA5\nY7cvJm4DaXWkeX6OqzeP6aKsodBm9S5FMkWXXrG0HXqioz9CAX8TBaZteDQZRhwW\nUolsSLDCDAiFUjD3jExCo2TefUN3ZC9vUkm7+EiWvEl4SyrnevlGc9sl53c8tUYu\nRv/bd2Y7VwV59a7HSOjhhLrr/XT946bVsXoReS7n6DRcM3a/Rarf5dnMCjeUgaaP\nWGQcnyAH0SyS5iYQH/d+u9w=\n-----END ENCRYPTED PRIVATE KEY-----',
  },
  {
    detector: 'private-key',
    input:
      '-----BEGIN PUBLIC KEY-----\nMFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAMQq7l1Br3STytWaUPfn55yIpXunWtNF\nYYCQ+aXo7HUeb36DqhwqC37Tnk0SBS2CjyFdjBrJuSNcUtUIMATZKLcCAwEAAQ==\n-----END PUBLIC KEY-----',
  },
  { detector: 'private-key', input: '-----BEGIN PRIVATE KEY-----' },
  { detector: 'private-key', input: '-----BEGIN RSA PRIVATE KEY-----\nnot Base64!\n-----END RSA PRIVATE KEY-----' },
  { detector: 'private-key', input: '{"kty": "RSA", "n": "t6Q8PWSi", "e": "AQAB"}' },
  { detector: 'private-key', input: '{"kty": "EC", "crv": "P-256", "d": "x"}' },
  { detector: 'private-key', input: '{"kty": "RSA", "d": ' },
  { detector: 'private-key', input: 'private key' },
] satisfies readonly Negative[];
