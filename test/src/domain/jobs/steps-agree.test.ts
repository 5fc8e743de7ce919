import { expect, it } from 'vitest';
import { untoldProcess } from '#src/domain/jobs/index.ts';
import type { Kind } from '#src/domain/jobs/interview-kinds.ts';
import { toldRounds } from '#src/domain/jobs/interview-process.ts';
import { agree } from '#src/domain/jobs/steps-agree.ts';

const rounds = (kinds: readonly Kind[]) =>
  kinds.map((kind) => ({ kind, name: null, who: null, minutes: null }));

it.each<[string, Kind[]]>([
  ['Premier contact par téléphone, ensuite un test de soudure', ['phone', 'in_person']],
  ['Three rounds: phone with HR, Zoom with the lead, a visit', ['phone', 'phone', 'video', 'in_person']],
  ['Erst telefonieren wir kurz, dann ein Tag Mitfahren', ['in_person']],
  ['Llamada conmigo, luego entrevista en la clínica', ['phone', 'phone']],
  ['Zoom with me, then a second Zoom with the owner', ['video', 'in_person']],
  ['1) Teams with me, 2) face to face', ['video', 'in_person', 'technical']],
  ['Eerst bellen, daarna een meeloopochtend, tot slot koffie op kantoor', ['phone', 'in_person']],
])('does not take rounds for those that a sentence names otherwise: %s', (said, kinds) => {
  expect(agree([said], rounds(kinds))).toBe(false);
});

it.each<[string, Kind[]]>([
  ['Premier contact par téléphone, ensuite un test de soudure', ['phone', 'technical']],
  ['Rounds: online coding test, 2 video rounds', ['technical', 'video', 'video']],
  ['Two calls, both Zoom', ['video', 'video']],
  ['Kennenlernen per Zoom, danach ein Probenachmittag', ['video', 'in_person']],
  ['Teams with HR, then on-site with the manager and a short case', ['video', 'in_person']],
  ['Nach einem Telefonat laden wir zu einem Probetag ein', ['phone', 'trial']],
  ['Phone chat, then a day with the crew, then an offer', ['phone', 'in_person']],
])('takes rounds that are as many as the steps and have their means: %s', (said, kinds) => {
  expect(agree([said], rounds(kinds))).toBe(true);
});

it('makes no plan of what it read otherwise than it is said, and asks about that sentence', () => {
  const text =
    'Fitter wanted in Leeds.\nA half hour on Teams. Then a short writing test at home. Then a second Teams call with two engineers.';
  expect(toldRounds(text)).toEqual([]);
  expect(untoldProcess(text)).toContain('Then a');
});
