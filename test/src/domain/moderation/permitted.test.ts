import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string, isUnread = true) =>
  review([['text', text]], { subject: 'role', place, isUnread }).filter(({ verdict }) => verdict !== 'clear');

describe('people of other countries who may work', () => {
  it.each([
    ['Irish nationals only for warehouse, no foreigners even with full permission to work', 'IE'],
    ['Locals only, no migrants even with papers', 'GB'],
    ['EU passports only even if they have a permit', 'IE'],
    ['EU citizens only, permit or no permit', 'IE'],
    ['Irish only, work permits are no use to us', 'IE'],
    ['Aussie citizens only, no permanent residents even with full work rights', 'AU'],
    ['No foreigners please, right to work or not', 'GB'],
    ["Home-grown staff only, a valid work permit won't get you in", 'GB'],
    ['Warehouse staff, foreign workers with Stamp 4 need not bother', 'IE'],
    ['Solo españoles, extranjeros no aunque tengan papeles', 'ES'],
    ['Extranjeros con papeles en regla, absteneros', 'ES'],
    ["Français uniquement, pas d'étrangers même avec un titre de séjour", 'FR'],
    ['Nur Deutsche, keine Ausländer, auch nicht mit Arbeitserlaubnis', 'DE'],
    ['Nur EU-Pass, auch wenn eine Arbeitserlaubnis vorliegt', 'DE'],
    ['Solo italiani, niente stranieri anche se con permesso di soggiorno', 'IT'],
    ['Estrangeiros com título de residência não serão considerados', 'PT'],
    ['Só passaporte europeu, mesmo que tenham visto de trabalho', 'PT'],
    ['Alleen Nederlanders, geen buitenlanders ook niet met werkvergunning', 'NL'],
    ['Utländska medborgare med arbetstillstånd behöver inte söka', 'SE'],
    ['Bara EU-pass, även om de har tillstånd', 'SE'],
  ])('are not left out though they may: %s', (text, place) => {
    expect(found(text, place, false)).not.toEqual([]);
  });

  it.each([
    ['You need full permission to work in Ireland', 'IE'],
    ['Irish and EU nationals, and anyone with Stamp 4 or another permission to work, can apply', 'IE'],
    ['You must have the right to work in the UK; we cannot sponsor visas', 'GB'],
    ['No foreign applicants without the right to work, please', 'GB'],
    ['UK nationals only, as the site needs SC clearance, even where somebody has the right to work', 'GB'],
    ['Ausländische Bewerber mit Arbeitserlaubnis sind willkommen', 'DE'],
    ['Ausländische Bewerber werden nicht benachteiligt, auch mit befristeter Arbeitserlaubnis', 'DE'],
    ['Toutes nationalités bienvenues, avec un titre de séjour autorisant le travail', 'FR'],
    ['Personas extranjeras con permiso de trabajo son bienvenidas', 'ES'],
    ['Cittadini stranieri con regolare permesso di soggiorno possono candidarsi', 'IT'],
    ['Aceitamos candidatos estrangeiros com autorização de trabalho', 'PT'],
    ['Alle nationaliteiten welkom, mits je hier mag werken', 'NL'],
    ['Alla nationaliteter är välkomna, även de med tillfälligt arbetstillstånd', 'SE'],
  ])('come with their right to work: %s', (text, place) => {
    expect(found(text, place)).toEqual([]);
  });
});
