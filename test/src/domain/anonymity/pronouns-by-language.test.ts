import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, employer = 'Wincanton', label?: string) =>
  identityOf({
    ...(label === undefined ? {} : { label }),
    candidate: { ...splitName(name), experience: [{ title: 'Fitter', employer }], education: [] },
  });

it.each([
  ['Rolf kommt von weit her.', 'Die Person kommt von weit her.'],
  [
    'Das Werkzeug stellt Rolf selbst her, und die Formen auch.',
    'Das Werkzeug stellt die Person selbst her, und die Formen auch.',
  ],
])('`her` of a German sentence is no pronoun: %s', (text, expected) => {
  expect(scrub(text, of('Rolf Amann')).text).toBe(expected);
});

it('a sentence of English within a German text keeps none', () => {
  expect(scrub('Rolf kommt von weit her. The team likes him and his work.', of('Rolf Amann')).text).toMatch(
    /weit her\. The team likes them and their work\./u,
  );
});

it.each([
  [
    'Er hat den Forstbetrieb nach dem Sturm neu aufgebaut.',
    'Die Person hat den Forstbetrieb nach dem Sturm neu aufgebaut.',
  ],
  [
    'Seine Mitarbeiter schätzen ihn, weil er ihnen zuhört.',
    'Ihre Mitarbeiter schätzen die Person, weil die Person ihnen zuhört.',
  ],
  ['Hij schrijft haar dossiers direct bij.', 'De kandidaat schrijft diens dossiers direct bij.'],
  [
    'Zijn laatste werk was goed en de klanten waarderen hem.',
    'Diens laatste werk was goed en de klanten waarderen de kandidaat.',
  ],
])('pronouns of a text that names nobody are neutral: %s', (text, expected) => {
  expect(scrub(text, of('Rolf Amann')).text).toBe(expected);
});

it('a Dutch verb of the same letters stays', () => {
  const text = 'De dossiers zijn altijd bij en de klanten zijn tevreden.';
  expect(scrub(text, of('Joost Ter Horst')).text).toBe(text);
});

it('what stands for the name of a send is read as the person too', () => {
  const text = 'Rolf kommt von weit her. Er führt sechs Leute. Seine Kollegen mögen ihn.';
  expect(scrub(text, of('Rolf Amann', 'Holcim', 'Candidate A')).text).toBe(
    'Candidate A kommt von weit her. Die Person führt sechs Leute. Ihre Kollegen mögen die Person.',
  );
});
