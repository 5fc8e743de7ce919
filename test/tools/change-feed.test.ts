import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

it('a page of the change feed names what each line is about beside its id', async () => {
  const client = await deskOf(agency).client({ name: 'Seaborne Ferries' });
  const all: { id: string; sequence: number }[] = (await agency.api.get('/changes?limit=500')).body.data;
  const since = (all.find(({ id }) => id === client)?.sequence ?? 0) - 1;
  const { structuredContent, content } = await callTool(
    running.app,
    agency.adminKey,
    'list_changes',
    { since, limit: 1 },
    { query: '?toolsets=all' },
  );
  const line = structuredContent.items.find(({ id }: { id: string }) => id === client);
  expect(line).toMatchObject({ type: 'client', action: 'created', name: 'Seaborne Ferries' });
  expect(content[0]?.text).toContain(`Seaborne Ferries (${client})`);
  expect(content[0]?.text).not.toContain('narrow by since');
});
