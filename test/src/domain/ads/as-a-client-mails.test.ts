import { describe, expect, it } from 'vitest';
import { inAgencyVoice } from '#src/domain/ads/agency-voice.ts';
import { offeredBesidePay } from '#src/domain/ads/beside-pay.ts';
import { withoutProducts } from '#src/domain/ads/client.ts';
import { speaksOfSomebody } from '#src/domain/ads/of-somebody.ts';
import { mayTellHouse } from '#src/domain/ads/of-the-house.ts';
import { isPrivateToBrief, mentionsPay } from '#src/domain/ads/public-lines.ts';
import { tailOf } from '#src/domain/ads/tail.ts';
import { wordsOfTrade } from '#src/domain/ads/words-of-trade.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'GB', name: 'Harbour Talent' });

describe('an ad of a brief in its client’s own voice', () => {
  it.each([
    ['So I need a body tech for the shop', 'We are looking for a body tech for the shop'],
    ['Brauch nochn Fahrer im Nahverkehr', 'Wir suchen einen Fahrer im Nahverkehr'],
    ['je cherche un technicien pour Rennes', 'Nous recherchons un technicien pour Rennes'],
    ['Mira, necesito cubrir jefe de sala', 'Buscamos jefe de sala'],
    ['Cerca addetto paghe, Bergamo', 'Cerchiamo addetto paghe, Bergamo'],
    ['Zoals besproken: we zoeken een monteur', 'Wij zoeken een monteur'],
    ['also add that we have a lift and that shifts can move', 'we have a lift and shifts can move'],
    ['drug screen after offer, tell them that', 'drug screen after offer'],
    ['We need two years behind a bar', 'We need two years behind a bar'],
    [
      'five years on unibody, I-CAR would be nice but if they can pull a rail I don’t care about the paper',
      'five years on unibody, I-CAR would be nice',
    ],
    [
      'Führerschein C und Fahrerkarte sind Pflicht, is mir gleich ob neu',
      'Führerschein C und Fahrerkarte sind Pflicht',
    ],
    ['28 an hour, could go to 30, own van', '28 an hour, own van'],
    ['You need a calm manner', 'You need a calm manner'],
  ])('says as the agency does: %j', (line, said) => {
    expect(inAgencyVoice(line)).toBe(said);
  });

  it.each([
    'Marieke gaat in april weg',
    'current lad is Dariusz and goes to Sligo',
    'Und der Dariusz fährt nicht mehr',
    'Women keen too, ask Talia',
    'two left over the doctor (Dr. Stegall)',
  ])('names nobody of the house: %s', (line) => {
    expect(speaksOfSomebody(line)).toBe(true);
  });

  it.each([
    '48-Std-Woche, 5,5 Tage',
    'Two group La Marzocco, latte art nice',
    'You work with Siemens S7 and SAP Hana',
    'Our Charlotte office, or Adelaide',
    'Will you lead the night shift at St Vincent Hospital?',
    'Max. zwei Wochenenden im Monat',
    'Sage and Xero experience',
  ])('takes no thing or place for a person: %s', (line) => {
    expect(speaksOfSomebody(line)).toBe(false);
  });

  it.each([
    'Senior weiß nix davon dass wir eingeschaltet sind',
    'jouw fee van 20% vind ik te gek',
    'Lo studio sta per fondersi con un altro',
    'the post is vacant because of a grievance',
    'on a perdu le contrat en septembre',
  ])('keeps inside what goes on in the house: %s', (line) => {
    expect(isPrivateToBrief(line)).toBe(true);
  });

  it('keeps out slogans and ranks in a town, and ends with who is welcome', async () => {
    expect(mayTellHouse('Muddy paws, clean lines!')).toBe(true);
    expect(mayTellHouse('Glasgow’s first dog-friendly bar is looking for its next manager.')).toBe(true);
    expect(mayTellHouse('Join our team today!')).toBe(false);
    const desk = deskOf(agency);
    const job_id = await desk.job({
      client_id: await desk.client({ name: 'Kessler Tiefbau Rauh GmbH' }),
      title: 'Bauleiter Tiefbau',
      description:
        'Menschen mit Behinderung werden bei gleicher Eignung bevorzugt.\nGesucht wird ein Bauleiter Tiefbau für Kanalbau.\nMuss: Meister oder Techniker',
    });
    const { title, headline, body } = (await agency.api.patch(`/jobs/${job_id}/ad`, {})).body.data;
    expect([title, headline]).toEqual([
      'Bauleiter Tiefbau',
      'Gesucht wird ein Bauleiter Tiefbau für Kanalbau.',
    ]);
    expect(body).toMatch(/bevorzugt\.$/);
  });

  it('keeps a word of the trade, and none of a name that stands by itself', () => {
    expect(wordsOfTrade('Bauleiter Tiefbau (m/w/d)', 'Thüringer Tiefbau Rauschenbach GmbH')).toEqual([
      'tiefbau',
    ]);
    expect(wordsOfTrade('Fennimore Manager', 'Fennimore & Daughters')).toEqual([]);
  });

  it('takes out a product and leaves the verb before it', () => {
    expect(withoutProducts('You enter tickets into GrainPoint, our own app')).toBe(
      'You enter tickets into our own app',
    );
    expect(withoutProducts('You improve our platform')).toBe('You improve our platform');
  });

  it('says what a room costs, which is no pay, and what a list gives behind the pay', () => {
    expect(mentionsPay('bunk-style accommodation at $15 a night')).toBe(false);
    expect(mentionsPay('1,150 weekly paid and two payrolls')).toBe(false);
    expect(mentionsPay('We pay $90 a night')).toBe(true);
    expect(offeredBesidePay('£31k plus tips, 45 hours over five, taxi home after 12')).toEqual([
      'Tips',
      '45 hours over five',
      'Taxi home after 12',
    ]);
  });

  it('ends with the last line that says what is done, asked, offered or when', () => {
    const brief = 'You lay pipes.\nPension and van.\nThe river took half of the yard.';
    expect(brief.slice(tailOf(brief, ['Lay pipes']) ?? 0)).toBe('The river took half of the yard.');
    expect(tailOf('A yard by the river.\nIt is old.', [])).toBeNull();
  });
});
