import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBER } from 'asn1js';
import { Attribute, ContentInfo, SignedAndUnsignedAttributes, SignedData } from 'pkijs';
import { outputOf } from '../output-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
export const inFolder = (name: string): string => join(folder, name);
export const removeCertificates = (): void => rmSync(folder, { recursive: true });

/** Runs OpenSSL in the folder with the certificates. */
export const openssl = (...parameters: readonly string[]): string => outputOf('openssl', parameters, folder);

function makeCertificate(name: string, subject: string, keyParameters: readonly string[], extensions: string): void {
  writeFileSync(inFolder(`${name}.cnf`), extensions);
  openssl('genpkey', '-quiet', ...keyParameters, '-out', `${name}.key`);
  openssl('req', '-new', '-key', `${name}.key`, '-subj', subject, '-out', `${name}.csr`);
  const issuer = ['-CA', 'root.pem', '-CAkey', 'root.key', '-CAcreateserial', '-extfile', `${name}.cnf`];
  openssl('x509', '-req', '-in', `${name}.csr`, ...issuer, '-days', '3650', '-out', `${name}.pem`);
}

/**
 * Makes the certificates of a root, of the signers `rsa`, `ec`, and `koblitz` (a curve that browsers do not support), and of the time stamp
 * authority `tsa`.
 */
export function makeCertificates(): void {
  mkdirSync(folder, { recursive: true }); // another test file may have removed it
  const rsa = ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'];
  openssl('genpkey', '-quiet', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', 'root.key');
  openssl('req', '-new', '-x509', '-key', 'root.key', '-subj', '/C=GB/O=Test/CN=Test Root', '-days', '3650', '-out', 'root.pem');
  makeCertificate('rsa', '/C=GB/O=Test/OU=Legal/CN=Ada Example', rsa, 'keyUsage=digitalSignature\nsubjectKeyIdentifier=hash');
  makeCertificate('ec', '/CN=Eve Example', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-384'], 'keyUsage=digitalSignature');
  makeCertificate('koblitz', '/CN=Neal', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:secp256k1'], 'keyUsage=digitalSignature');
  makeCertificate('tsa', '/CN=Test Time Stamps', rsa, 'extendedKeyUsage=critical,timeStamping');
  writeFileSync(
    inFolder('tsa.cnf'),
    '[tsa]\ndefault_tsa=t\n[t]\nserial=serial\ncrypto_device=builtin\nsigner_digest=sha256\ndefault_policy=1.2.3.4\ndigests=sha256\nordering=no\ntsa_name=no\ness_cert_id_alg=sha256\n',
  );
  writeFileSync(inFolder('serial'), '01');
}

/** The space for the signature between its brackets, in bytes of hexadecimal digits. */
export const ROOM = 12_000;
export const PLACEHOLDER = '[0 ********** ********** **********]';

interface Options {
  readonly format?: string;
  readonly entries?: string;
  /** Returns the content of the byte range, given the offsets of the gap and the size of the file. */
  readonly byteRange?: (gapStart: number, gapEnd: number, size: number) => string;
  readonly sign?: (signed: Uint8Array) => Uint8Array;
}

/** A PDF with a signature in an incremental update (ISO 32000-1, section 12.8.1). */
export function signPdf({ format = 'adbe.pkcs7.detached', entries = '', byteRange, sign = cms() }: Options, before = '%PDF-1.7\n'): Buffer {
  const head = `${before}9 0 obj\n<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${format} ${entries} /ByteRange `;
  const middle = ' /Contents ';
  const tail = ' >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
  const gapStart = Buffer.byteLength(head, 'latin1') + PLACEHOLDER.length + middle.length;
  const gapEnd = gapStart + ROOM + 2;
  const size = gapEnd + tail.length;
  const range = byteRange ? byteRange(gapStart, gapEnd, size) : `[0 ${gapStart} ${gapEnd} ${size - gapEnd}]`;
  const file = Buffer.from(`${head}${range.padEnd(PLACEHOLDER.length)}${middle}<${'0'.repeat(ROOM)}>${tail}`, 'latin1');
  const value = Buffer.from(sign(Buffer.concat([file.subarray(0, gapStart), file.subarray(gapEnd)]))).toString('hex');
  file.write(value, gapStart + 1, 'latin1');
  return file;
}

export const cms =
  (name = 'rsa', ...parameters: readonly string[]) =>
  (signed: Uint8Array): Uint8Array => {
    writeFileSync(inFolder('signed'), signed);
    const who = ['-signer', `${name}.pem`, '-inkey', `${name}.key`, '-certfile', 'root.pem'];
    openssl('cms', '-sign', '-binary', '-in', 'signed', ...who, '-outform', 'DER', '-out', 'signature', ...parameters);
    return readFileSync(inFolder('signature'));
  };

export const timeStampToken = (stamped: Uint8Array): Uint8Array => {
  writeFileSync(inFolder('stamped'), stamped);
  openssl('ts', '-query', '-data', 'stamped', '-sha256', '-cert', '-out', 'query');
  const who = ['-signer', 'tsa.pem', '-inkey', 'tsa.key', '-chain', 'root.pem'];
  openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query', ...who, '-token_out', '-out', 'token');
  return readFileSync(inFolder('token'));
};

export const signWrongly = (signed: Uint8Array): Uint8Array => {
  const value = Buffer.from(cms()(signed));
  const last = value.length - 1; // the signature is the last element
  value.writeUInt8(value.readUInt8(last) ^ 1, last);
  return value;
};

/** Signs in the format `adbe.x509.rsa_sha1`: a bare signature in an octet string. */
export const signBare = (signed: Uint8Array): Uint8Array => {
  writeFileSync(inFolder('document'), signed);
  openssl('dgst', '-sha1', '-sign', 'rsa.key', '-out', 'bare', 'document');
  return Buffer.concat([Buffer.from('04820100', 'hex'), readFileSync(inFolder('bare'))]);
};

export const signDigest = (signed: Uint8Array): Uint8Array => {
  writeFileSync(inFolder('document'), signed);
  openssl('dgst', '-sha1', '-binary', '-out', 'digest', 'document');
  return cms('rsa', '-nodetach')(readFileSync(inFolder('digest')));
};

/** Adds a time stamp token to the signature. `stamped` selects the stamped bytes, which should be the signature value. */
export const signWithTimeStamp =
  (stamped: (signature: Uint8Array) => Uint8Array) =>
  (signed: Uint8Array): Uint8Array => {
    const info = ContentInfo.fromBER(Uint8Array.from(cms()(signed)));
    const data = new SignedData({ schema: info.content });
    const [signer] = data.signerInfos;
    if (!signer) throw new Error('nobody has signed');
    const token = fromBER(Uint8Array.from(timeStampToken(stamped(new Uint8Array(signer.signature.getValue()))))).result;
    const attribute = new Attribute({ type: '1.2.840.113549.1.9.16.2.14', values: [token] });
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] });
    info.content = data.toSchema(true);
    return new Uint8Array(info.toSchema().toBER());
  };

/** A copy of the file with one bit changed in this text. */
export function altered(file: Buffer, text: string): Buffer {
  const copy = Buffer.from(file);
  const at = copy.indexOf(text);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}
