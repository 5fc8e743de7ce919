import { expect, it } from 'vitest';
import { anonymise, identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const identity = identityOf({
  candidate: { ...splitName('Zuzka Birnbaum'), experience: [{ title: 'X', employer: 'Foxglove Kilns' }] },
});

it.each([
  ['Two former heads vouch: Eng. Kiprotich and a Mrs Oduya.', ['Kiprotich', 'Oduya']],
  ['La cadre, Mme Le Guennec, a trouvé le contact franc et direct.', ['Le Guennec']],
  ['Kurzreferenz, eingeholt bei Frau Mag. Steinlechner, sehr verlässlich.', ['Steinlechner']],
  ['Referenza raccolta dalla ex responsabile, dott.ssa Colnaghi: puntuale e precisa.', ['Colnaghi']],
  ['Referentie: dhr. Stoffelsen. Wil 32 uur, liefst geen zondag.', ['Stoffelsen']],
  ['Her ex-boss, Mr. Faisal Al Mutawa, moved on.', ['Faisal', 'Mutawa']],
])('takes out whom a title tells to be somebody, and holds: %s', (text, names) => {
  for (const name of names) expect(scrub(text, identity).text).not.toContain(name);
  expect(uncertainIn(text, identity, 'anonymous')).not.toEqual([]);
});

it.each([
  ['Reference taken by tel, home mgr Oluchi Brandt. Dates match.', 'Brandt'],
  ['Ref from super on the shutdown, Trev Maddigan: good hand.', 'Maddigan'],
  ['O encarregado, Abílio Taveira, quer começar já na segunda.', 'Taveira'],
  ['Ref taken: site agent, Tommo Grealish, will graft, will travel.', 'Grealish'],
  ['Referent: Joost Verhagen, oud-collega van toen ze daar nog werkte.', 'Verhagen'],
  ['Governor grade, T. Whitlock. Timekeeping excellent.', 'Whitlock'],
  ['His old foreman, J. Quirke, texted to vouch.', 'Quirke'],
])('takes out whom a role or a first letter tells to be somebody: %s', (text, name) => {
  expect(scrub(text, identity).text).not.toContain(name);
});

it.each([
  ['Dear Mr Haanstra, our interview lasted fifty minutes.', 'Mr Haanstra'],
  ['Sehr geehrte Frau Dr. Hüttner, anbei das Profil.', 'Hüttner'],
  ['Hi Peter, as discussed, here is the planner.', 'Hi Peter,'],
  ['Bonjour Claire, voici le profil dont je vous ai parlé.', 'Bonjour Claire,'],
  ['Hola Nacho: va para lo de la gerencia, por la tarde.', 'Hola Nacho:'],
])('leaves whom a letter greets: %s', (text, kept) => {
  expect(scrub(text, identity).text).toContain(kept);
});

it.each([
  ['Hi Zuzka, the interview is on Monday.', 'Zuzka'],
  ["Hi Anja's team, please find the profile.", 'Anja'],
  ['The candidate told Gemma in HR, who was kind.', 'Gemma'],
  ['Vouched for by Gemma: hi Gemma in HR, she was kind.', 'Gemma'],
])('takes out the candidate who is greeted, and whose team is: %s', (text, name) => {
  expect(scrub(text, identity).text).not.toContain(name);
});

it.each([
  ['Mech. Eng. Lit. review done, Dr Martens on site.', 'Lit. review'],
  ['Lead, Azure DevOps, and some Power BI.', 'Azure DevOps'],
  ['Head of Quality, South Yorkshire, since May.', 'South Yorkshire'],
  ['Grade C. Leeds or Hull would do.', 'Leeds'],
  ['Vitamin D. Training was in E. coli control.', 'E. coli control'],
])('leaves subjects, places and tools: %s', (text, kept) => {
  expect(scrub(text, identity).text).toContain(kept);
});

it('leaves somebody with a title in what goes to another agency, which is refused for it', () => {
  expect(anonymise('Excellent, says Mrs Unknown.', identity).residue).toMatchObject([
    { text: 'Mrs Unknown' },
  ]);
});
