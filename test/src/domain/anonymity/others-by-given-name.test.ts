import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const identity = identityOf({
  candidate: { ...splitName('Zuzka Birnbaum'), experience: [{ title: 'X', employer: 'Foxglove Kilns' }] },
});

it.each([
  ['The candidate told Gemma in HR, who was kind.', 'Gemma'],
  ['Interview set w/ Tanisha on site, parking validated.', 'Tanisha'],
  ['Team leader (Hemi W) says no pay run was missed.', 'Hemi'],
  ['Hat einen Bruder (Mehmet), der auch Fahrer ist.', 'Mehmet'],
  ['die chefin, Gerlinde, weiß noch nichts, also bitte nicht anrufen.', 'Gerlinde'],
  ["Would fit Anja's team better than mine.", 'Anja'],
  ['Visste att Torbjörn slutar i vår och tar över hans kunder.', 'Torbjörn'],
])('takes out somebody else by a given name that is nothing else, and holds: %s', (text, name) => {
  expect(scrub(text, identity).text).not.toContain(name);
  expect(uncertainIn(text, identity, 'anonymous')).not.toEqual([]);
});

it.each([
  ['Worked on St Martin and the Martina method for two years.', 'the Martina method'],
  ['Trained on Jenkins, Jira and Selenium in one year.', 'Jenkins, Jira and Selenium'],
  ['Lives in Florence and would move to Victoria or Adelaide.', 'Florence'],
  ['Rolled out Alexa and the Claudia platform across sites.', 'the Claudia platform'],
  ['Will mark the papers in June and may grace the panel.', 'Will mark'],
  ['Runs the Martinique Road depot and the Lena Street yard.', 'the Lena Street'],
])('leaves what is called after somebody, and words: %s', (text, kept) => {
  expect(scrub(text, identity).text).toContain(kept);
});

it.each([
  ['A Joana do armazém dá referência por telefone.', 'Joana'],
  ['Referencia: Montse, del taller de al lado.', 'Montse'],
  ['Chefen Lasse vet inget om det här än.', 'Lasse'],
])('takes out somebody else behind an article, a label or a role abroad: %s', (text, name) => {
  expect(scrub(text, identity).text).not.toContain(name);
});
