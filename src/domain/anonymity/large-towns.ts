import { fold } from '#src/lib/fold.ts';
import { cityById, placeNamed } from '../lexicon/places.ts';

const MANY = 100_000;

/** Parts of towns that the gazetteer has as towns of their own. */
const PARTS = new Set(
  'neukolln kreuzberg charlottenburg pankow wedding moabit friedrichshain tempelhof schoneberg steglitz zehlendorf kopenick treptow marzahn hellersdorf lichtenberg reinickendorf wilmersdorf spandau altona wandsbek eimsbuttel harburg bergedorf barmbek schwabing pasing giesing sendling favoriten floridsdorf donaustadt ottakring brooklyn queens bronx manhattan ursynow mokotow wola praga nowa-huta fuorigrotta eixample gracia chamberi carabanchel vallecas kadikoy uskudar besiktas bakirkoy umraniye andheri bandra borivali powai whitefield koramangala dwarka rohini salt-lake pudong haidian chaoyang nanshan futian gangnam mapo songpa shinjuku shibuya minato setagaya ikeja surulere lekki ikoyi westlands soweto sandton'.split(
    ' ',
  ),
);

/** Whether a name is a place by which no house is told: a country, a region, a town of many people; a part of a town is none. */
export function isLargeTown(name: string): boolean {
  if (PARTS.has(fold(name).replace(/ /gu, '-'))) return false;
  const place = placeNamed(fold(name), 'AU');
  if (place === null) return false;
  if (place.kind !== 'city') return true;
  return place.population >= MANY && (cityById(place.id)?.name ?? place.name) === place.name;
}
