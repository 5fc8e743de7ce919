import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const whose = (name: string) => identityOf({ candidate: { ...splitName(name) } });

it.each([
  ['Will Ferreday', 'Mr Ferreday (Fezza, offshore) does not raise a voice.', 'Fezza'],
  ['Noa Bar-Tamir', 'Noosh, or Noa in the tracker, leads by pull request.', 'Noosh'],
  ['Päivi Koskenniemi', 'Koski = päivi k., that is how they sign.', 'Koski'],
  ['Zhou Mengjie', 'Melody Zhou (Zhou Mengjie, family name first) does growth.', 'Melody'],
  ['Despina Papadimitriou', 'Mrs Papadimitriou-Lekka since 2020, and fine with either.', 'Lekka'],
  ['Noa Bar-Tamir', 'נועה בר-תמיר מובילה צוות פרונטאנד.', 'נועה'],
  ['Ines Prazeres', 'Prazeres (say prah-ZEH-resh) would leave tomorrow.', 'prah-ZEH-resh'],
  ['Keziah Okonjo', 'Okonjo, pronounced oh-KON-joh, is free in May.', 'KON'],
  ['Georg Szczepan', 'Szczepan (gesprochen SCHTSCHE-pan) leitet die Halle.', 'SCHTSCHE'],
  ['Siobhan Keogh', 'Keogh (sounds like KEE-oh) runs the floor.', 'KEE-oh'],
  ['Georg Huber', 'Huber (Schorsch im Team) leitet die Halle seit 2015.', 'Schorsch'],
  ['Marguerite Delorme', 'Delorme (Margot pour les collègues) dirige la ligne depuis 2019.', 'Margot'],
  ['Francisca Ibarra', 'Ibarra (Paquita para todos) lleva la planta desde 2018.', 'Paquita'],
  ['Willem Bakkerman', 'Bakkerman (Wimpie voor vrienden) leidt de ploeg sinds 2020.', 'Wimpie'],
])('takes out what stands beside the name of %s: %s', (name, text, piece) => {
  expect(scrub(text, whose(name)).text).not.toContain(piece);
});

it.each([
  ['Ferreday (Aberdeen, two days a week) is free.', 'Aberdeen'],
  ['Ferreday (Polish at home) is free.', 'Polish'],
  ['Ferreday (Python on the side) is free.', 'Python'],
  ['Ferreday (Welder for ten years) is free.', 'Welder'],
])('leaves places, languages, tools and trades there: %s', (text, kept) => {
  expect(scrub(text, whose('Will Ferreday')).text).toContain(kept);
});
