import { documentFiles } from '#src/adapters/files/configured.ts';
import { type Config, isOnS3 } from '#src/config.ts';
import { reasonOf } from '../open-store.ts';
import { type Finding, fault, ok } from './finding.ts';

/** A bucket takes a small object; documents in the data folder are that folder's matter. */
export async function documents(config: Config): Promise<Finding[]> {
  if (!isOnS3(config)) return [];
  try {
    await documentFiles(config).probeWrite();
    return [ok('documents', `The bucket ${config.S3_BUCKET} takes documents.`)];
  } catch (error) {
    return [
      fault(
        'documents',
        `The bucket ${config.S3_BUCKET} takes no documents: ${reasonOf(error)}.`,
        'Look at S3_ENDPOINT, S3_BUCKET, S3_REGION and the key, that the bucket is there, and that the key may read, write, list and delete in it.',
      ),
    ];
  }
}
