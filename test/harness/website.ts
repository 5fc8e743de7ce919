import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closedInTime } from './scratch.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A website on loopback, with what it was asked for. */
export interface Website {
  url: string;
  asked: { path: string; agent: string }[];
  routes: Map<string, Answer>;
}

export const fixturePage = (name: string): Buffer =>
  readFileSync(new URL(`../fixtures/websites/${name}.txt`, import.meta.url));

/** An answer with a body of a type. */
export const body =
  (content: string | Uint8Array, type = 'text/html; charset=utf-8', status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(content);

export const redirect =
  (location: string): Answer =>
  (response) =>
    void response.writeHead(302, { location }).end();

/** A picture of one point. */
export const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Serves pages by their path; everything else is 404. */
export async function startWebsite(routes: Record<string, Answer>): Promise<Website> {
  const known = new Map(Object.entries(routes));
  const asked: Website['asked'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push({ path, agent: request.headers['user-agent'] ?? '' });
    const answer = known.get(path);
    if (answer === undefined) response.writeHead(404).end();
    else answer(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  closedInTime(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${address.port}`, asked, routes: known };
}
