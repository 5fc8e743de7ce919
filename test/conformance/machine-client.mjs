import {
  Client,
  ClientCredentialsProvider,
  PrivateKeyJwtProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';

// A bot without a person, as the extension for client credentials has it. It prints the tools that it is offered.
const url = process.argv.at(-1);
const given = JSON.parse(process.env.MCP_CONFORMANCE_CONTEXT ?? '{}');
const authProvider =
  given.private_key_pem === undefined
    ? new ClientCredentialsProvider({ clientId: given.client_id, clientSecret: given.client_secret })
    : new PrivateKeyJwtProvider({
        clientId: given.client_id,
        privateKey: given.private_key_pem,
        algorithm: given.signing_algorithm,
      });
const client = new Client({ name: 'machine-client', version: '1.0.0' });
await client.connect(new StreamableHTTPClientTransport(new URL(url), { authProvider }));
const { tools } = await client.listTools();
process.stdout.write(`${JSON.stringify(tools.map(({ name }) => name))}\n`);
await client.close();
