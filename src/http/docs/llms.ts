import { AREAS } from './areas.ts';

/** What an assistant that meets the service by its address alone needs to begin; it says what the documentation says. */
export function llmsText(url: string): string {
  const areas = Object.entries(AREAS).map(
    ([name, { title, text }]) => `- [${title}](${url}/docs/${name}): ${text}`,
  );
  return `# Deskhand

> The back office of a recruitment agency as a service: candidates, clients, jobs, the pipeline, placements and fees, mail. Everything is a named action, reached as an MCP tool, as an item of a batch, or as a REST route.

Authenticate with \`Authorization: Bearer KEY\`. A key comes from an admin of the agency (${url}/keys). MCP clients that can authorize themselves need the address alone.

## Connect

- [MCP](${url}/api/mcp): streamable HTTP; find_actions finds what is no tool of its own
- [Batch](${url}/docs#batch): POST ${url}/api/v1/batch runs up to 100 actions; with \`"dry_run": true\` it answers a plan that changes nothing
- [REST](${url}/docs): every action has a route under ${url}/api/v1

## Read

- [OpenAPI](${url}/api/v1/openapi.json): every route with its schemas
- [Actions](${url}/api/v1/batch/actions): every action with what it does, in the words a model chooses by
- [Error codes](${url}/docs#errors): each with what to do next

## Areas

${areas.join('\n')}
`;
}
