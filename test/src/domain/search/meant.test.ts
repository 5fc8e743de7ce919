import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };
// The sentence model is loaded once, for all that needs it here.
const { running, desk } = useDesk({ env: { SENTENCE_MODEL: 'true' } });

const query =
  'We open in Stockholm this autumn. I’d like product managers who live in Sweden, Germany or the Netherlands and want a permanent job.';
const told = 'We open in Stockholm this autumn';

describe('what a sentence means', () => {
  it('tells a condition from a story where its words leave it in doubt', async () => {
    expect(await running.service.sentences.warm()).toBe(true);
    const { structuredContent } = await callTool(
      running.app,
      desk.adminKey,
      'search_candidates',
      { query },
      { query: '' },
    );
    const labels = structuredContent.interpretation.facets.map(({ label }: { label: string }) => label);
    expect(labels).not.toContain('Stockholm, SE');
    expect(labels).toContain('Sweden or Germany or Netherlands');
    expect(JSON.stringify(structuredContent.notes)).toContain(`${told}\\" was taken for what is told`);
  });

  it('is asked for of sentences in doubt alone, and without it the words decide', () => {
    const meanings = { known: new Map<string, Float32Array>(), wanted: new Set<string>() };
    const byWords = compileQuery(query, HOME, [], meanings);
    expect(byWords.facets.map(({ label }) => label)).toContain('Stockholm, SE');
    expect([...meanings.wanted]).toContain(told);
    const single = { known: new Map<string, Float32Array>(), wanted: new Set<string>() };
    compileQuery('product managers in Sweden', HOME, [], single);
    expect(single.wanted.size).toBe(0);
  });
});
