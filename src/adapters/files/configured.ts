import { type Config, isOnS3 } from '#src/config.ts';
import { BucketStore } from './bucket-store.ts';
import type { DocumentFiles } from './document-files.ts';
import { FileStore, filesFolder } from './store.ts';

/** The files of documents that the settings name: a bucket, or the folder in DATA_DIR. */
export function documentFiles(config: Config): DocumentFiles {
  if (!isOnS3(config)) return new FileStore(filesFolder(config));
  return new BucketStore({
    endpoint: config.S3_ENDPOINT,
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  });
}
