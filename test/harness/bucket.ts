// @ts-expect-error the package has no types of its own
import s3rver from 's3rver';
import { closedInTime, scratchFolder } from './scratch.ts';

/** A server that speaks the protocol of S3, of the test's own on loopback. */
export interface Bucket {
  /** The settings that name its bucket. */
  env: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  /** The folder in which it keeps objects. */
  folder: string;
  stop(): Promise<void>;
}

interface S3rver {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

const ServerOfS3 = s3rver as new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string }[];
}) => S3rver;

export async function startBucket(): Promise<Bucket> {
  const folder = scratchFolder('bucket');
  const server = new ServerOfS3({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'documents' }],
  });
  const { port } = await server.run();
  return {
    folder,
    // The one pair of keys that it knows.
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'documents',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: closedInTime(() => server.close()),
  };
}
