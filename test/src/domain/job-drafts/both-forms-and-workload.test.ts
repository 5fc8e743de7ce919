import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';
import { UNTITLED_ROLE } from '#src/domain/jobs/index.ts';

const fieldsOf = (text: string, home: string) => readRole(text, home, '2026-11-30').fields;

describe('a title', () => {
  it.each([
    ['Nouvelle demande à Vevey : un·e aide-soignant·e pour les nuits, CDI.', 'CH', 'Aide-soignant·e'],
    ['On recrute un.e chef.fe de projet à Nantes, CDI temps plein.', 'FR', 'Chef.fe de projet'],
    ['Vendeur(se) en boulangerie, Lille, CDI\n\nMissions\n- servir', 'FR', 'Vendeur(se) en boulangerie'],
    ['Koch:Köchin, Chur, Pensum 90 %\n\nAufgaben\n- Kochen', 'CH', 'Koch:Köchin'],
    ['ENCARGADO/A DE BODEGA\nHaro. Jornada completa.\n\nFunciones:\n- Catas', 'ES', 'Encargado/a de Bodega'],
  ])('keeps both forms as they are written: %s', (text, home, title) =>
    expect(fieldsOf(text, home).title).toBe(title),
  );
  it.each([
    ['Duties:\n- Lead a crew of five\n- Trench and glue pipe\n\nRequirements:\n- Irrigator license', 'US'],
    ['Aufgaben\n- Check-in und Check-out\n\nAnforderungen\n- gutes Englisch', 'AT'],
  ])('is neither a heading nor the first thing that is done: %s', (text, home) =>
    expect(fieldsOf(text, home).title).toBe(UNTITLED_ROLE),
  );
});

describe('a workload', () => {
  it.each([
    ['Aide-soignant à Vevey, taux 80 %, CDI.', 'part_time'],
    ['Koch, Chur, Pensum 90 %, unbefristet', 'part_time'],
    ['Koch, Chur, Pensum 100 %, unbefristet', 'full_time'],
    ['Koch in Chur, Vollzeit oder 80 %', undefined],
    ['Koch in Chur, Vollzeit, Pensum 80 %', undefined],
  ])('is never told as another than it is: %s', (text, kind) =>
    expect(fieldsOf(text, 'CH').employment_type).toBe(kind),
  );
  it('below a whole post is noted', () =>
    expect(readRole('Aide-soignant à Vevey, taux 80 %, CDI.', 'CH').notes.join(' ')).toMatch(/taux 80 %/iu));
});

describe('what else a brief says', () => {
  it('is read of pay in words with a half', () =>
    expect(
      fieldsOf('They want a nursery room leader full time twenty seven and a half thousand.', 'GB')
        .compensation,
    ).toMatchObject({ base_min: 27_500 }));
  it.each([
    ['Cook, three days a week, at our Adelaide courts. You plan the menu.', 'Adelaide'],
    ["We're after an Underground Shotfirer, based out of Kambalda WA. Roster is 8 days on.", 'Kambalda'],
  ])('is where the work is: %s', (text, city) => expect(fieldsOf(text, 'AU').location?.city).toBe(city));
});
