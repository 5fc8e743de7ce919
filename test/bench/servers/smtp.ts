import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything and keeps nothing. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => done(null));
  },
});
server.on('error', () => {});
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  console.log(JSON.stringify({ url: `smtp://127.0.0.1:${port}` }));
});
process.once('SIGTERM', () => process.exit(0));
