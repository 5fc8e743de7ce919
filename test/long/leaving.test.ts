import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Measured, type Published, publishBriefs, sendPeople } from '#test/eval/leaving/drive.ts';
import { keptParts } from '#test/eval/leaving/kept-parts.ts';
import { briefsOf, peopleOf } from '#test/eval/leaving/make.ts';
import { parts } from '#test/eval/leaving/parts.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let agency: Workspace;
beforeAll(async () => {
  // Five hundred people are more than a credential puts forward within a minute.
  running = await startService({ RATE_LIMIT_AI_PER_MINUTE: '10000', RATE_LIMIT_PER_MINUTE: '100000' });
  agency = await running.workspace({ name: 'Harbour Talent', country: 'AU' });
}, 120_000);
afterAll(() => running.close());

/** How many, of the two thirds that rules are made with and of the third that is only ever run. */
const [PEOPLE, BRIEFS] = [
  [334, 166],
  [200, 100],
] as const;

const share = (wrong: readonly unknown[], of: number): string => `${wrong.length} of ${of}`;
const figures = ({ people, sentences, leaks, kinds, damaged, feats, unwarned }: Measured) => ({
  people,
  leaks: leaks.length,
  kinds,
  damaged: share(damaged, sentences),
  unwarned: share(unwarned, feats),
});
const published = ({ briefs, unlawful, passed, stopped, leaks, lost, duties }: Published) => ({
  briefs,
  unlawful_public: share(passed, unlawful),
  lawful_stopped: share(stopped, briefs - unlawful),
  leaks: leaks.length,
  duties_lost: share(lost, duties),
});

// What is wrong with kept parts is counted and never told, so that no rule is made with them.
describe.each([
  ['open parts', parts, 0],
  ['kept parts', keptParts, 1],
] as const)('people and briefs made of %s', (name, of, at) => {
  it('show nothing hidden in anything that leaves, and lose at most one sentence in fifty', async () => {
    const found = await sendPeople(running, agency, peopleOf(of, PEOPLE[at], 2 + at));
    console.log(name, figures(found));
    if (at === 0 && found.damaged.length > 0) console.log(found.damaged.join('\n'));
    expect(at === 0 ? found.leaks : found.leaks.length).toEqual(at === 0 ? [] : 0);
    expect(found.unwarned.length).toBe(0);
    expect(found.damaged.length / found.sentences).toBeLessThanOrEqual(0.02);
  });

  it('publish no unlawful line, no client and nothing told in confidence, and hold at most one lawful brief in twenty', async () => {
    const found = await publishBriefs(running, agency, briefsOf(of, BRIEFS[at], 2 + at));
    console.log(name, published(found));
    if (at === 0) console.log([...found.passed, ...found.stopped, ...found.leaks].join('\n'));
    expect(found.passed.length).toBe(0);
    expect(found.leaks.length).toBe(0);
    expect(found.stopped.length / (found.briefs - found.unlawful)).toBeLessThanOrEqual(0.05);
  });
});
