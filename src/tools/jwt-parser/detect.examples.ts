import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the reading and the answer. */
export const positives = [
  // RFC 7519, sections 3.1 and 6.1
  {
    detector: 'token',
    input:
      'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    reading: 'JWT',
    answer: 'HS256, expired 15 years ago',
  },
  {
    detector: 'token',
    input: 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.',
    reading: 'JWT',
    answer: 'unsigned, expired 15 years ago',
  },
  // RFC 7516, appendix A.1
  {
    detector: 'token',
    input:
      'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZKTyKOMTYUmKoTCVJRgckCL9kiMT03JGeipsEdY3mx_etLbbWSrFr05kLzcSr4qKAq7YN7e9jwQRb23nfa6c9d-StnImGyFDbSv04uVuxIp5Zms1gNxKKK2Da14B8S4rzVRltdYwam_lDp5XnZAYpQdb76FdIKLaVmqgfwX7XWRxv2322i-vDxRfqNzo_tETKzpVLzfiwQyeyPGLBIO56YJ7eObdv0je81860ppamavo35UgoRdbYaBcoh9QcfylQr66oc6vFWXRcZ_ZT2LawVCWTIy3brGPi6UklfCpIMfIjf7iGdXKHzg.48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rpYIzOeDQz7TALvtu6UG9oMo4vpzs9tX_EFShS8iB7j6jiSdiwkIr3ajwQzaBtQD_A.XFBoMYUZodetZdvTiFvSkQ',
    reading: 'JWT',
    answer: 'RSA-OAEP, encrypted',
  },
  // The example of jwt.io
  {
    detector: 'token',
    input:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    reading: 'JWT',
    answer: 'HS256, no expiry',
  },
  {
    detector: 'token',
    input:
      'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    reading: 'JWT',
    answer: 'HS256, no expiry',
  },
  {
    detector: 'token',
    input:
      'authorization: bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    reading: 'JWT',
    answer: 'HS256, no expiry',
  },
  {
    detector: 'token',
    input:
      '"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c",',
    reading: 'JWT',
    answer: 'HS256, no expiry',
  },
  {
    detector: 'token',
    input:
      'GET /?token=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c HTTP/1.1',
    reading: 'JWT',
    answer: 'HS256, no expiry',
  },
  {
    detector: 'token',
    input: 'eyJhbGciOiJFUzI1NiJ9.eyJuYmYiOjE3OTU1MjE2NjAsImV4cCI6MX0.c2lnbmF0dXJl',
    reading: 'JWT',
    answer: 'ES256, valid in 2 days',
  },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'token', input: 'a.b.c' },
  { detector: 'token', input: 'www.example.com' },
  { detector: 'token', input: 'example.com.evil.example' },
  { detector: 'token', input: '1.2.3' },
  { detector: 'token', input: 'eyJhbGciOiJIUzI1NiJ9' },
  { detector: 'token', input: 'eyJ0eXAiOiJKV1QifQ.e30.c2ln' },
  { detector: 'token', input: 'eyJhbGciOjF9.e30.c2ln' },
  { detector: 'token', input: 'ImFsZzogbm9uZSI.e30.c2ln' },
  { detector: 'token', input: 'eyJhbGciOiJkaXIifQ.a.b.c.d' },
  { detector: 'token', input: 'Bearer of bad news' },
  { detector: 'token', input: 'Authorization: Bearer' },
] satisfies readonly Negative[];
