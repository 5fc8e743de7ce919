import { generate } from 'selfsigned';

/** A key of this run alone, and a certificate for 127.0.0.1 that it signed itself; both as PEM. */
export async function loopbackCertificate(): Promise<{ key: string; cert: string }> {
  const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    algorithm: 'sha256',
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 7, ip: '127.0.0.1' },
          { type: 2, value: 'localhost' },
        ],
      },
    ],
  });
  return { key: made.private, cert: made.cert };
}
