/** A company as schema.org describes it on its own page; what is not said is null or empty. */
export interface Organization {
  description: string | null;
  industry: string | null;
  telephone: string | null;
  logo: string | null;
  /** Its places: the city and the country, as they are written. */
  places: { city: string; country: string | null }[];
}

type Thing = { readonly [name: string]: unknown };

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ORGANISATIONS =
  /(?:^|\/)(?:Organization|Corporation|LocalBusiness|NGO|EducationalOrganization|GovernmentOrganization|MedicalOrganization|OnlineBusiness|ProfessionalService|FinancialService|EmploymentAgency|Store|Restaurant|Hotel|Hospital|NewsMediaOrganization|ResearchOrganization|SportsOrganization|Airline|Consortium|HomeAndConstructionBusiness|GeneralContractor|LegalService|AccountingService|AutomotiveBusiness|MedicalBusiness|MedicalClinic|FoodEstablishment|LodgingBusiness|TravelAgency|RealEstateAgent|InsuranceAgency|LibrarySystem|PerformingGroup|WorkersUnion|Project|SearchRescueOrganization)$/;

const MOST_THINGS = 500;
const DEEPEST = 12;

/** The company that blocks of linked data describe; null where they describe none. */
export function organizationIn(blocks: readonly unknown[]): Organization | null {
  const found: Thing[] = [];
  let left = MOST_THINGS;
  const visit = (value: unknown, depth: number): void => {
    if (left <= 0 || depth > DEEPEST) return;
    if (Array.isArray(value)) for (const each of value) visit(each, depth + 1);
    if (!isThing(value)) return;
    left -= 1;
    const types = [value['@type']].flat();
    if (types.some((type) => typeof type === 'string' && ORGANISATIONS.test(type))) found.push(value);
    for (const name of ['@graph', 'publisher', 'mainEntity', 'about', 'provider'])
      if (name in value) visit(value[name], depth + 1);
  };
  for (const block of blocks) visit(block, 0);
  if (found.length === 0) return null;
  const first = (names: readonly string[]): string | null =>
    found.map((thing) => textOf(names.map((name) => thing[name]))).find((text) => text !== null) ?? null;
  return {
    description: first(['description', 'slogan']),
    industry: first(['industry', 'knowsAbout']),
    telephone: first(['telephone']) ?? found.map(contactNumber).find((text) => text !== null) ?? null,
    logo:
      found.map(({ logo, image }) => addressIn(logo) ?? addressIn(image)).find((text) => text !== null) ??
      null,
    places: found.flatMap(placesOf).slice(0, 20),
  };
}

const textOf = (values: readonly unknown[]): string | null => {
  for (const value of values.flat())
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, 2_000);
  return null;
};

const addressIn = (value: unknown): string | null => {
  const [first] = [value].flat();
  if (typeof first === 'string') return first;
  return isThing(first) ? textOf([first.url, first.contentUrl]) : null;
};

const contactNumber = ({ contactPoint }: Thing): string | null =>
  textOf([contactPoint].flat().map((point) => (isThing(point) ? point.telephone : null)));

function placesOf(thing: Thing): Organization['places'] {
  const addresses = [
    thing.address,
    ...[thing.location].flat().map((place) => (isThing(place) ? place.address : null)),
  ];
  return addresses.flat().flatMap((address) => {
    if (!isThing(address)) return [];
    const city = textOf([address.addressLocality]);
    const country = isThing(address.addressCountry)
      ? textOf([address.addressCountry.name])
      : textOf([address.addressCountry]);
    return city === null ? [] : [{ city, country }];
  });
}
