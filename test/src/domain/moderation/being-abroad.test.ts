import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Wij helpen ouderen, jij bent zelf nog jong.', 'NL', 'age'],
  ['Assisti gli anziani e sei tu stessa giovane e in salute.', 'IT', 'age'],
  ['Atiendes a turistas de todo el mundo y eres española de nacimiento.', 'ES', 'race_or_origin'],
  ['Vi bemöter alla kunder lika och du är själv född i Sverige.', 'SE', 'race_or_origin'],
  ['Offriamo ferie, mensa e un collega maschio come te.', 'IT', 'sex'],
  ['Du bist Betreuer im Altersheim und höchstens 40.', 'CH', 'age'],
  ['Sie beraten Familien und haben selbst keine.', 'DE', 'family'],
  ['Vendiamo abiti da sposa, la commessa è giovane e magra.', 'IT', 'age'],
  ['Je verzorgt ouderen, zelf ben je nog geen dertig.', 'NL', 'age'],
  ['Du lär nyanlända svenska och har svenska föräldrar.', 'SE', 'race_or_origin'],
  ['Asesoras a extranjeros y has nacido en España.', 'ES', 'race_or_origin'],
  ['Wij verbouwen badkamers voor ouderen, de monteur is zelf jong en sterk.', 'NL', 'age'],
  ['Buono pasto, parcheggio e nessuna collega incinta.', 'IT', 'pregnancy'],
])(
  'holds what a sentence in another language says that whoever is sought is, whatever else it says: %s',
  (text, place, about) => {
    expect(found(text, place)).toContain(about);
  },
);

it.each([
  ['Gravida medarbetare kan vi inte ha.', 'SE'],
  ['Nella nostra clinica seguiamo le gestanti, ma tra le colleghe non ne vogliamo.', 'IT'],
  ['Trabajamos con mujeres embarazadas, pero no las contratamos.', 'ES'],
])('holds who is not taken beside whom the work is for: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Wij helpen ouderen, jij bent zelf handig met fietsen.', 'NL'],
  ['Je bent minstens 18 jaar en hebt een rijbewijs.', 'NL'],
  ['Assisti gli anziani e sei tu stessa in possesso della patente B.', 'IT'],
  ['Du arbeitest im Altersheim und höchstens 40 Stunden.', 'CH'],
  ['Sie beraten Familien und haben selbst Erfahrung in der Jugendhilfe.', 'DE'],
  ['Du är som född för scenen, eller lär dig där.', 'SE'],
  ['Vendiamo abiti da sposa, la commessa in turno apre il negozio.', 'IT'],
  ['Rampe und Aufzug sind da, für Kunden wie für Mitarbeiter im Rollstuhl.', 'DE'],
  ['Onze klanten zijn moslims, de slager levert halal.', 'NL'],
  ['Vous gardez des enfants mais pas le mercredi.', 'FR'],
  ['Du kochst für Pensionisten und bist selber gern in der Küche.', 'AT'],
  ['Atiendes a turistas de todo el mundo y hablas español con fluidez.', 'ES'],
])('lets what somebody can or does go: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
