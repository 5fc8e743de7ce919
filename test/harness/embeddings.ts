import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stemmer } from 'stemmer';

/** An OpenAI-compatible endpoint for embeddings on loopback. */
export interface EmbeddingServer {
  /** For AI_BASE_URL. */
  url: string;
  /** Every text that was sent, in order. */
  texts: string[];
  /** Answers with a status, holds its answers back, or works again. */
  fail(how: number | 'silent' | null): void;
  /** Refuses requests with a text that holds these words, as an invalid request. */
  refuse(words: string | null): void;
  /** Sets how many numbers its vectors have, where no request says so. */
  give(dimensions: number): void;
  close(): Promise<void>;
}

/** Words that mean the same to the model. */
const CONCEPTS: readonly (readonly string[])[] = [
  ['bookkeeper', 'ledgers', 'accountant', 'accounts', 'balances', 'reconciled', 'numbers'],
  ['nurse', 'ward', 'patients', 'bedside', 'care', 'hospital'],
  ['chef', 'kitchen', 'cook', 'menus', 'pastry', 'food'],
  ['mountaineer', 'climbing', 'alpine', 'summit', 'ropes', 'peaks'],
  ['gardener', 'soil', 'plants', 'hedges', 'growing', 'green'],
];

/** The same vector for the same text: a direction for each concept, and one for each other word. */
function vectorOf(text: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0.001);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const concept = CONCEPTS.findIndex((words) => words.some((other) => stemmer(other) === stemmer(word)));
    const at = concept < 0 ? CONCEPTS.length + (hash(word) % (dimensions - CONCEPTS.length)) : concept;
    vector[at] = (vector[at] ?? 0) + (concept < 0 ? 0.2 : 1);
  }
  return vector;
}

function hash(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** Starts one whose vectors have 64 numbers. */
export async function startEmbeddingServer(): Promise<EmbeddingServer> {
  let failing: number | 'silent' | null = null;
  let refusing: string | null = null;
  let given = 64;
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(Buffer.concat(await request.toArray()).toString()) as {
      model: string;
      input: string[];
      dimensions?: number;
    };
    if (failing === 'silent') return;
    const isRefused = refusing !== null && asked.input.some((text) => text.includes(refusing ?? ''));
    const status = request.url === '/v1/embeddings' ? (failing ?? (isRefused ? 400 : 200)) : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    if (status !== 200) {
      response.end(JSON.stringify({ error: { message: 'no', type: 'no' } }));
      return;
    }
    texts.push(...asked.input);
    const tokens = asked.input.join(' ').length / 4;
    response.end(
      JSON.stringify({
        object: 'list',
        model: asked.model,
        data: asked.input.map((text, index) => ({
          object: 'embedding',
          index,
          embedding: vectorOf(text, asked.dimensions ?? given),
        })),
        usage: { prompt_tokens: Math.ceil(tokens), total_tokens: Math.ceil(tokens) },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    texts,
    give(dimensions) {
      given = dimensions;
    },
    refuse(words) {
      refusing = words;
    },
    fail(how) {
      failing = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
