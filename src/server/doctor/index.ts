import type { Config } from '#src/config.ts';
import { documents } from './documents.ts';
import type { Finding } from './finding.ts';
import { backupAge, folder, nodeVersion } from './machine.ts';
import { embeddingModel, mailServer, publicUrl } from './network.ts';
import { storeFindings } from './store.ts';

export type { Finding } from './finding.ts';

/** Examines a deployment from this machine. It changes nothing but a probe in the bucket, and makes neither store nor secrets. */
export async function examine(config: Config): Promise<Finding[]> {
  const [store, mail, url, files] = await Promise.all([
    storeFindings(config),
    mailServer(config),
    publicUrl(config),
    documents(config),
  ]);
  const embeddings = embeddingModel(config);
  return [
    nodeVersion(),
    ...folder(config),
    ...store,
    backupAge(config),
    ...files,
    mail,
    url,
    ...(embeddings === null ? [] : [embeddings]),
  ];
}
