import { request } from 'undici';
import { serveRounds, taking } from './rounds.ts';

// The ceiling: a bare undici loop that posts one ready body with ready headers, reads the answer and records nothing.
const url = process.env.RECEIVER ?? '';
const atOnce = Number(process.env.AT_ONCE);
const body = process.env.BODY ?? '';
const headers = JSON.parse(process.env.HEADERS ?? '{}') as Record<string, string>;

serveRounds((count) =>
  taking(async () => {
    let left = count;
    const lane = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const answer = await request(url, { method: 'POST', headers, body });
        await answer.body.dump();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }),
);
