import { describe, expect, it } from 'vitest';
import { isPrivateToBrief } from '#src/domain/ads/public-lines.ts';
import { languageOf } from '#src/lib/language.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU', name: 'Harbour Talent' });

/** All that a drafted ad of a brief says. */
async function drafted(client: string, contact: string, description: string): Promise<string> {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: client });
  await agency.api.post(`/clients/${client_id}/contacts`, { name: contact, is_primary: true });
  const job_id = await desk.job({ client_id, title: 'Role', description });
  const { title, headline, body, bullets } = (await agency.api.patch(`/jobs/${job_id}/ad`, {})).body.data;
  return [title, headline, body, ...(bullets ?? [])].filter(Boolean).join('\n');
}

describe('an ad that is drafted from a mail of the client', () => {
  it('takes nothing from a forwarded mail but the role', async () => {
    const said = await drafted(
      'Northgate Freight Limited',
      'Sally Cope',
      "Fwd: new vacancy\n> From: Sally Cope\n> Transport planner, Leeds. Northgate's fleet is 60 trucks. We lost the big contract last week so keep it hush.\n> Call Sally if unclear.",
    );
    expect(said).toContain('Transport planner, Leeds.');
    expect(said).not.toMatch(/Fwd|>|From|hush|contract|Call|Northgate|Sally/);
  });

  it('leaves out greetings, confidences and products in German', async () => {
    const said = await drafted(
      'Bluebottle Software GmbH',
      'Jens Ahrens',
      'Guten Tag, wie besprochen. Bluebottle sucht einen Entwickler für BottleTrack, unser Produkt. Aufgaben: APIs in Go, Betrieb auf Kubernetes. Bitte nicht weitergeben: Lars geht im März. Intern: der Chef ist schwierig. Viele Grüße, Jens Ahrens',
    );
    expect(said).toContain('APIs in Go');
    expect(said).not.toMatch(
      /Guten|besprochen|BottleTrack|Bluebottle|Lars|Chef|Grüße|Jens|our client|hiring/i,
    );
  });

  it('leaves out the same in French, and is French', async () => {
    const said = await drafted(
      'Maison Vautrin',
      'Claire Vautrin',
      "Bonjour, comme convenu. La Maison Vautrin recherche une responsable d'atelier à Dijon. Missions : encadrer 8 artisans. Entre nous, l'actuelle responsable sera licenciée en janvier. Merci, Claire",
    );
    expect(said).toContain('Vos missions');
    expect(said).not.toMatch(/Bonjour|Entre nous|licenciée|Merci|Claire|Vautrin|cliente|our client/);
  });

  it('names neither the house of the client nor what else begins with its name', async () => {
    const said = await drafted(
      'Halcyon Hotels',
      'Mel Ruiz',
      "Exec chef for the Halcyon Reef Resort in Cairns. Menu costing and HACCP. Halcyon, level 9, 220 St Georges Terrace, Cairns. Halcyon Hotels' guests are families. Halcyon builds the ReefMate app.",
    );
    expect(said).toContain('Exec chef for our client in Cairns.');
    expect(said).toContain("Our client's guests are families.");
    expect(said).not.toMatch(/Halcyon|Reef|level 9|220|Terrace/);
  });

  it('shows no pay by the hour or in words, as its own fields hide it', async () => {
    const said = await drafted(
      'Pacific Tanks',
      'Lou Hetet',
      'You service dairy tanks. Company vehicle. 38-45/hr. Or 4.800 bis 5.300 Euro.',
    );
    expect(said).toContain('Company vehicle.');
    expect(said).not.toMatch(/38|4\.800/);
  });
});

it('keeps a sentence that stands before a heading on one line, and reads few German words as German', async () => {
  const said = await drafted('Acme Yards', 'Lou Hetet', 'You lead A & B. Requirements:\n- Knows rail');
  expect(said).toContain('You lead A & B.');
  const german = await drafted(
    'Acme Werft',
    'Lou Hetet',
    'Aufgaben:\n- Monatsabschluss\nAnforderungen:\n- Drei Jahre Erfahrung',
  );
  expect(german).toContain('Ihre Aufgaben');
});

it.each([
  'Confidentiel : fermeture de l’autre site en juin.',
  'Our client had an audit finding last year, strictly private.',
  'Das ist streng vertraulich.',
  'Unter uns: die Stelle wird neu besetzt.',
  'À ne pas diffuser avant mars.',
  'Le patron ne supporte pas les retards.',
  'You can tell them the team is friendly.',
  'Vielen Dank und bis morgen',
])('was written to the recruiter: %s', (line) => {
  expect(isPrivateToBrief(line)).toBe(true);
});

it.each([
  'Sie behandeln Mandantendaten vertraulich.',
  'Vous gérez les données confidentielles des patients.',
  'Sie dokumentieren intern und extern.',
  'Vous appelez les fournisseurs et suivez les commandes.',
  'You call suppliers and chase late orders.',
  'You keep client records confidential.',
  'Sie danken Spendern und pflegen Kontakte.',
  'Vous saluez les clients à leur arrivée.',
])('is of the role: %s', (line) => {
  expect(isPrivateToBrief(line)).toBe(false);
});

it('reads French by its small words also where there are few', () => {
  expect(languageOf("Chez nous on recrute un dessinateur sur Lyon. 3 ans d'expérience.")).toBe('fr');
  expect(languageOf('Buscamos un contable en Madrid para la oficina de una empresa.')).toBe('es');
  expect(languageOf("Cerchiamo un contabile per l'ufficio di Milano, con esperienza.")).toBe('it');
});
