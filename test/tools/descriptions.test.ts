import { describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { EXECUTOR_TOOLS } from '#tools/executor-tools.ts';
import { offer } from '#tools/toolsets.ts';

const executor = EXECUTOR_TOOLS.map(({ tool }) => tool);
const tools = [...executor, ...[...catalogue.values()].map((action) => offer(action).tool)];
const known = new Set(tools.map(({ name }) => name));
// What else is written with underscores: fields, their values, and the kinds of errors.
const fields = new Set([
  'draft_has_gaps',
  'quota_exceeded',
  ...tools.flatMap((tool) => [
    ...Array.from(JSON.stringify(tool).matchAll(/"([a-z_]+)":\{/g), ([, field]) => field ?? ''),
    ...Array.from(JSON.stringify(tool.inputSchema).matchAll(/"([a-z_]+)"/g), ([, field]) => field ?? ''),
  ]),
]);
const verbs = new Set([...catalogue.keys()].map((name) => name.split('_')[0]));

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (_name, tool) => {
  const text = tool.description ?? '';

  it('has a title, and a description of several sentences that is no essay', () => {
    expect(tool.title).toMatch(/^[A-Z].{3,60}$/);
    expect(text.split(/[.;](\s|$)/).filter((part) => (part ?? '').trim().length > 3).length).toBeGreaterThan(
      1,
    );
    expect(text.length).toBeGreaterThan(70);
    expect(text.length).toBeLessThan(900);
  });

  it('says when to use it, and when not or which action instead', () => {
    expect(text).toMatch(/\b(use|for|to|when|before|after|with|where|while|that nobody|why)\b/i);
    expect(text).toMatch(
      /\b(not|never|instead|no|cannot|only|once|first|without|none|stays?|left out|unless|nothing)\b|[a-z]+_[a-z]+/i,
    );
  });

  it('says where the ids come from that it must be given', () => {
    const required = ((tool.inputSchema.required ?? []) as string[]).filter((field) => field.endsWith('_id'));
    // An id is found with another tool, or it is one of a kind that the description explains.
    const named = [...text.matchAll(/\b[a-z]+_[a-z_]+\b/g)].some(
      ([word]) => known.has(word) && word !== tool.name,
    );
    expect({ required, said: required.length === 0 || named || /\bids?\b/.test(text) }).toMatchObject({
      said: true,
    });
  });

  it('names no action that does not exist', () => {
    const missing = [...text.matchAll(/\b([a-z]+)_[a-z_]+\b/g)]
      .filter(([word, verb]) => verbs.has(verb) && !known.has(word) && !fields.has(word))
      .map(([word]) => word);
    expect(missing).toEqual([]);
  });
});
