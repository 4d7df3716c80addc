/* A certificate for the local server: browsers speak HTTP/2 only over TLS. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Makes a self-signed certificate for localhost, valid for one day.
 * @returns key and certificate, as PEM
 * @throws Error when the command `openssl` is missing
 */
export function certificate(): {readonly key: Buffer; readonly cert: Buffer} {
  const folder = mkdtempSync(path.join(tmpdir(), 'stability-docs-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=localhost',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      {stdio: 'pipe'},
    );
    return {key: readFileSync(key), cert: readFileSync(cert)};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
