import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A receiver that answers 204 to whatever comes, in a process of its own.
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(204).end());
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }));
});
process.on('SIGTERM', () => process.exit(0));
