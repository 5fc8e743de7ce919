import { describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { EXECUTOR_TOOLS } from '#tools/executor-tools.ts';
import { offer } from '#tools/toolsets.ts';

const executor = EXECUTOR_TOOLS.map(({ tool }) => tool);
const tools = [...executor, ...[...catalogue.values()].map((action) => offer(action).tool)];
const known = new Set(tools.map(({ name }) => name));
const fields = new Set(
  [...catalogue.values()].flatMap((action) => [
    ...Object.keys(action.input.shape),
    ...Array.from(JSON.stringify(offer(action).tool).matchAll(/"([a-z_]+)":\{/g), ([, field]) => field ?? ''),
  ]),
);
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
    expect(text).toMatch(/\buse\b|\bfor\b|\bto\b|\bwhen\b|\bbefore\b|\bafter\b/i);
    expect(text).toMatch(
      /\bnot\b|\bnever\b|\binstead\b|\bno\b|\bcannot\b|\bonly\b|\bonce\b|\bfirst\b|[a-z]+_[a-z]+|\bleft out\b|\bstays?\b/i,
    );
  });

  it('names no action that does not exist', () => {
    const missing = [...text.matchAll(/\b([a-z]+)_[a-z_]+\b/g)]
      .filter(([word, verb]) => verbs.has(verb) && !known.has(word) && !fields.has(word))
      .map(([word]) => word);
    expect(missing).toEqual([]);
  });
});
