import { NUMBER_WORDS } from '#src/lib/number-words.ts';
import { employerNamed } from '../lexicon/employers.ts';
import { companyAliases } from './companies.ts';

/** Large houses that are called by a word, which lists of employers have by their longer names alone. */
export const KNOWN_BY_WORD: ReadonlySet<string> = new Set(
  'Virgin|Next|Boots|Target|Orange|Shell|Gap|Apple|Amazon|Meta|Visa|Sky|Three|Admiral|Compass|Capita|Mars|Delta|United|Southwest|Spark|Toll|Coles|Lion|Optus|Suncorp|Domain|Seek|Iceland|Poundland|Wickes|Currys|Superdrug|Monzo|Wise|Revolut|Stripe|Square|Block|Booking|Uber|Lyft|Bolt|Grab|Sea|Free|Casino|Leclerc|Auchan|Action|Gorillas|Post|Bahn|Telekom|Continental|Krone|Stern|Spiegel|Mango|Dia|Vale|Oi|Claro|Vivo|Natura|Nu|Inter|Enel|Eni|Tim|Generali|Globe|Smart|Eti|Migros|Coop|Magnit|Zara|Staples|Monsoon|Jigsaw|Whistles|Dreams|Leon|Giraffe|Costa|Tide|Chase|Fossil|Asana|Notion|Gusto|Toast|Monster|Spar|Harvester|Beefeater|Patagonia|Converse|Diesel|Metro|Real|Ibis|Bimbo|Roots|Spur|Wimpy|Sterling|Noon|Giant|Aeon|Bell|Rogers|Boulanger|Leroy|Picard|Otto|Saturn|Globus|Quelle|Galeria|Gamma|Praxis|Makro|Jet|Indra|Consum|Continente|Fastweb|Iper'.split(
    '|',
  ),
);

/** Whether the lists of employers have a house by this name. "Nine years" are no broadcaster's: a number is a house where its frame says so. */
export const isListedHouse = (name: string): boolean =>
  NUMBER_WORDS[name.toLowerCase()] === undefined &&
  (employerNamed(name) !== undefined || companyAliases(name).length > 0);

/** Why a listed house is shown that no record of the person has. */
export const LISTED_WHY = 'an employer that the lists know and the record does not name';
