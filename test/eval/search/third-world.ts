/** What is true of somebody of the third world; null is not known. */
export interface Third {
  name: string;
  email: string;
  /** What they do now, or did last where they are between jobs; then the wider trades that it is part of. */
  trades: readonly string[];
  formerTrades: readonly string[];
  title: string;
  skills: readonly string[];
  certs: readonly string[];
  languages: readonly string[];
  level: string | null;
  years: number | null;
  /** The year in which their job began. */
  since: number | null;
  city: string;
  /** The city that their suburb belongs to, else their city. */
  metro: string;
  region: string;
  country: string;
  employer: string;
  before: readonly string[];
  industry: string;
  pay: { amount: number; currency: string; period: 'year' | 'month' | 'day' | 'hour' } | null;
  noticeDays: number | null;
  rights: 'citizen' | 'permanent_resident' | 'visa_holder' | 'requires_sponsorship' | null;
  workTypes: readonly string[] | null;
  relocates: boolean | null;
  remote: boolean;
  betweenJobs: boolean;
}

export interface ThirdStored {
  facts: Third;
  record: Record<string, unknown>;
}

/** Trades: what it is | titles | German | French | Spanish titles | skills | industry | certificate | places | pay in thousands of pounds. */
const TRADES = [
  'head chef,chef|Head Chef,Chef de Cuisine|Küchenchef|Chef de cuisine|Jefe de cocina|Menu costing,Allergen management,HACCP|hospitality|Food Safety Level 3|Melbourne London Munich Paris|42',
  'sous chef,chef|Sous Chef,Senior Sous Chef|Souschef|Sous-chef de cuisine|Segundo de cocina|Grill section,Stock ordering,HACCP|hospitality|Food Safety Level 3|Sydney Dublin Dubai Barcelona|34',
  'pastry chef,chef|Pastry Chef,Pâtissier|Konditor|Chef pâtissier|Pastelero|Viennoiserie,Chocolate work,Plated desserts|hospitality||Paris London Singapore Zurich|32',
  'sommelier|Sommelier,Head Sommelier|Sommelier|Sommelière|Sumiller|Wine list,Cellar management,Wine pairing|hospitality|WSET Level 4|London Melbourne Paris Dubai|36',
  'housekeeping|Executive Housekeeper,Housekeeping Manager|Hausdame|Gouvernante générale|Gobernanta|Linen control,Rostering,Room inspection|hospitality||Dubai Geneva Sydney Barcelona|33',
  'hotel manager|Hotel General Manager,Hotel Manager|Hoteldirektor|Directeur d’hôtel|Director de hotel|Revenue management,Opera PMS,Budgeting|hospitality||Dubai Singapore London Berlin|75',
  'conveyancer,legal|Conveyancer,Residential Conveyancer,Licensed Conveyancer||||PEXA,Title searches,Leasehold|law|CLC licence|Manchester Bristol Brisbane Perth|38',
  'litigation lawyer,lawyer,legal|Litigation Solicitor,Dispute Resolution Lawyer,Litigation Associate|Rechtsanwalt Prozessführung|Avocat contentieux|Abogado litigante|Advocacy,Discovery,Arbitration|law|Practising certificate|London Toronto Sydney Madrid|78',
  'in-house counsel,lawyer,legal|Legal Counsel,In-house Counsel,Corporate Counsel|Unternehmensjurist|Juriste d’entreprise|Abogada de empresa|Commercial contracts,Data protection,M&A|law|Practising certificate|Munich Paris Singapore Dublin|85',
  'primary teacher,teacher|Primary School Teacher,Year 4 Teacher|Grundschullehrerin|Professeure des écoles|Maestra de primaria|Phonics,Classroom management,Special needs|schools|Qualified Teacher Status|London Auckland Dubai Bristol|36',
  'maths teacher,secondary teacher,teacher|Maths Teacher,Teacher of Mathematics|Mathematiklehrer|Professeur de mathématiques|Profesor de matemáticas|IB Diploma,A-level,Exam preparation|schools|Qualified Teacher Status|Manchester Dubai Wellington Geneva|40',
  'lecturer,academic|Lecturer in Economics,University Lecturer|Dozentin Volkswirtschaft|Maîtresse de conférences|Profesora universitaria|Econometrics,Curriculum design,Stata|universities|PhD|Melbourne Dublin Wellington Toronto|52',
  'research fellow,academic|Postdoctoral Research Fellow,Research Fellow|Postdoktorand|Chercheur postdoctoral|Investigador posdoctoral|CRISPR,Flow cytometry,Grant writing|universities|PhD|Zurich Boston Barcelona Sydney|45',
  'qc chemist,laboratory,pharma|QC Chemist,Analytical Chemist,Quality Control Analyst|Chemielaborant|Technicienne contrôle qualité|Analista de control de calidad|HPLC,GC-MS,GMP|pharma||Cork Basel Lyon Mumbai|36',
  'microbiologist,laboratory,pharma|Microbiologist,QC Microbiologist|Mikrobiologin|Microbiologiste|Microbióloga|Environmental monitoring,Endotoxin testing,GMP|pharma||Dublin Cork Sydney Singapore|38',
  'medical science liaison,pharma|Medical Science Liaison,MSL|Medical Science Liaison Manager|Responsable scientifique régionale|Asesor médico|Oncology,KOL engagement,Immunology|pharma|PhD|Boston Basel Madrid Melbourne|88',
  'pharmacovigilance,pharma|Drug Safety Associate,Pharmacovigilance Officer|Referentin Arzneimittelsicherheit|Chargé de pharmacovigilance|Técnico de farmacovigilancia|Argus,ICSR,Signal detection|pharma||Bangalore Mumbai Dublin Madrid|35',
  'freight forwarder,logistics|Freight Forwarder,Air Freight Coordinator|Speditionskaufmann|Agent de transit|Agente de carga|Incoterms,CargoWise,Sea freight|logistics|Dangerous Goods certificate|Hamburg Auckland Singapore Sydney|34',
  'port operations,logistics|Terminal Operations Manager,Port Operations Supervisor|Terminalleiter|Responsable d’exploitation portuaire|Jefe de operaciones portuarias|Berth planning,Stevedoring,Navis N4|ports||Hamburg Singapore Brisbane Barcelona|60',
  'customs broker,logistics|Customs Broker,Licensed Customs Broker|Zolldeklarant|Déclarant en douane|Agente de aduanas|Tariff classification,Import declarations,Incoterms|logistics|Customs broker licence|Sydney Toronto Hamburg Auckland|42',
  'warehouse manager,logistics|Warehouse Manager,Distribution Centre Manager|Lagerleiter|Responsable d’entrepôt|Jefe de almacén|SAP EWM,Stock control,Shift planning|logistics||Lyon Chicago Manchester Bangalore|45',
  'mining engineer,mining|Mining Engineer,Underground Mining Engineer||||Deswik,Ventilation,Drill and blast|mining|First Class Mine Manager certificate|Perth Brisbane Vancouver|75',
  'geologist,mining|Exploration Geologist,Mine Geologist||||Leapfrog,Core logging,Resource modelling|mining||Perth Vancouver Brisbane|62',
  'wind turbine technician,energy|Wind Turbine Technician,Wind Technician|Servicetechniker Windenergie|Technicien éolien|Técnico eólico|Hydraulics,Blade repair,SCADA|energy|GWO|Hamburg Aberdeen Cork Madrid|42',
  'drilling engineer,energy|Drilling Engineer,Well Engineer||||Directional drilling,Well planning,Completions|energy|IWCF|Houston Aberdeen Perth|92',
  'brand manager,marketing|Brand Manager,Senior Brand Manager|Markenmanager|Chef de marque|Jefa de marca|Product launches,Nielsen,Campaign planning|consumer goods||Paris London Toronto Mumbai|55',
  'seo specialist,marketing|SEO Specialist,SEO Manager|SEO-Manager|Consultant SEO|Especialista SEO|Ahrefs,Google Analytics,Link building|agencies|Google Analytics certification|Berlin Manchester Bangalore Auckland|38',
  'graphic designer,design|Graphic Designer,Mid-weight Graphic Designer|Grafikdesignerin|Graphiste|Diseñadora gráfica|InDesign,Illustrator,Packaging|agencies||Melbourne London Lyon Berlin|37',
  'ux designer,design|UX Designer,Product Designer|UX-Designer|Designer UX|Diseñador UX|Figma,User research,Design systems|agencies||Berlin New-York Bangalore Dublin|58',
  'policy adviser,public sector|Policy Adviser,Senior Policy Officer|Politischer Referent|Conseillère politiques publiques|Asesor de políticas públicas|Ministerial briefings,Stakeholder engagement,Legislation|government||Wellington London Dublin Toronto|52',
  'town planner,public sector|Town Planner,Urban Planner|Stadtplanerin|Urbaniste|Urbanista|Development applications,Zoning,GIS|government||Auckland Sydney Bristol Vancouver|47',
  'quantity surveyor|Quantity Surveyor,Senior Quantity Surveyor||||CostX,Bills of quantities,NEC contracts|engineering|MRICS|Dubai London Sydney Singapore|56',
  'land surveyor|Land Surveyor,Registered Surveyor|Vermessungsingenieur|Géomètre|Topógrafo|Leica,Civil 3D,Cadastral|engineering||Auckland Perth Munich Lyon|48',
  'landscape architect,architect|Landscape Architect,Graduate Landscape Architect|Landschaftsarchitektin|Paysagiste concepteur|Paisajista|Vectorworks,Planting design,AutoCAD|engineering||Melbourne Zurich Vancouver Bristol|45',
  'agronomist,agriculture|Agronomist,Senior Agronomist|Agronom|Ingénieur agronome|Ingeniero agrónomo|Soil testing,Crop protection,Irrigation|agriculture||Wellington Brisbane Chicago Lyon|45',
  'farm manager,agriculture|Farm Manager,Dairy Farm Manager|Betriebsleiter Landwirtschaft|Chef d’exploitation agricole|Encargado de finca|Herd management,Pasture management,Budgeting|agriculture||Wellington Cork Brisbane Bristol|43',
  'store manager,retail|Store Manager,Retail Store Manager|Filialleiter|Directrice de magasin|Encargada de tienda|Visual merchandising,Loss prevention,Rostering|retail||Dublin Munich Madrid Melbourne|36',
  'buyer,retail|Fashion Buyer,Retail Buyer|Einkäuferin Mode|Acheteuse mode|Compradora de moda|Range planning,Supplier negotiation,OTB|retail||London Paris New-York Barcelona|50',
  'marine underwriter,underwriter,insurance|Marine Underwriter,Marine Cargo Underwriter|Underwriter Transportversicherung|Souscripteur maritime|Suscriptor marítimo|Hull and machinery,Cargo,Lloyd’s|insurance|ACII|London Singapore Hamburg New-York|72',
  'loss adjuster,insurance|Loss Adjuster,Senior Loss Adjuster|Schadenregulierer|Expert d’assurance|Perito de seguros|Property claims,Business interruption,Subsidence|insurance|ACILA|Manchester Brisbane Toronto Dublin|52',
  'aircraft engineer,aviation|Licensed Aircraft Engineer,Aircraft Maintenance Engineer|Fluggerätmechaniker|Technicien aéronautique|Técnico de mantenimiento de aeronaves|Line maintenance,A320,B737|aviation|B1 licence|Dubai Hamburg Sydney Madrid|58',
  'pilot,aviation|First Officer,Airline Pilot|Pilot|Pilote de ligne|Piloto comercial|A320,Multi-crew,CRM|aviation|ATPL|Dubai Singapore Dublin Madrid|85',
  'executive assistant,administration|Executive Assistant,EA to CEO,Personal Assistant|Assistentin der Geschäftsführung|Assistante de direction|Asistente de dirección|Diary management,Board papers,Travel booking|consumer goods||London New-York Zurich Singapore|48',
  'quality manager,manufacturing|Quality Manager,QA Manager|Leiter Qualitätssicherung|Responsable qualité|Responsable de calidad|ISO 9001,FMEA,CAPA|manufacturing|Six Sigma Black Belt|Munich Lyon Chicago Cork|62',
  'production manager,manufacturing|Production Manager,Production Supervisor|Produktionsleiter|Responsable de production|Jefe de producción|Lean,Kaizen,Shift planning|manufacturing|Six Sigma Green Belt|Munich Barcelona Manchester Mumbai|55',
  'child protection social worker,social worker|Child Protection Practitioner,Children’s Social Worker|Sozialarbeiterin|Éducatrice spécialisée||Safeguarding,Court reports,Family assessments|social|Social Work England registration|Bristol Manchester Perth Auckland|42',
  'dentist|Dentist,Associate Dentist|Zahnärztin|Chirurgien-dentiste|Odontóloga|Implants,Endodontics,Invisalign|clinics||Manchester Brisbane Geneva Dubai|85',
  'vet|Veterinarian,Veterinary Surgeon|Tierärztin|Vétérinaire|Veterinaria|Small animals,Equine,Surgery|clinics||Auckland Bristol Perth Lyon|55',
  'journalist,media|Journalist,Reporter|Redakteur|Journaliste|Periodista|Investigations,Subediting,Data journalism|media||London New-York Berlin Madrid|44',
  'video editor,media|Video Editor,Senior Video Editor|Cutterin|Monteuse vidéo|Editor de vídeo|Premiere Pro,DaVinci Resolve,After Effects|media||Mumbai London Toronto Sydney|42',
].map(
  (line) =>
    line.split('|') as [string, string, string, string, string, string, string, string, string, string],
);

/** Employers by what they do; those of one country by its code. */
const HOUSES: Record<string, Record<string, string>> = {
  hospitality: { '*': 'Hilton,Accor,Marriott,Four Seasons,Hyatt' },
  law: {
    '*': 'DLA Piper,Clifford Chance,Baker McKenzie,Norton Rose Fulbright',
    AU: 'Slater and Gordon,Clayton Utz,Gilbert + Tobin',
  },
  schools: {
    '*': 'GEMS Education,Nord Anglia,Harris Federation,King’s College School',
    NZ: 'Auckland Grammar School,Wellington College,Rangitoto College',
  },
  universities: {
    '*': 'ETH Zurich,Harvard University,University of Barcelona,University of Toronto',
    AU: 'University of Melbourne,University of Sydney,Monash University',
    NZ: 'Victoria University of Wellington,University of Auckland,Massey University',
    IE: 'Trinity College Dublin,University College Dublin,Dublin City University',
  },
  pharma: { '*': 'Pfizer,Novartis,Sanofi,MSD,Roche' },
  logistics: { '*': 'DHL,Kuehne+Nagel,DSV,DB Schenker' },
  ports: { '*': 'DP World,PSA International,APM Terminals,HHLA' },
  mining: { '*': 'BHP,Rio Tinto,Newmont,Teck Resources' },
  energy: { '*': 'Shell,Ørsted,Vestas,Woodside' },
  'consumer goods': { '*': 'Unilever,L’Oréal,Nestlé,Danone' },
  agencies: { '*': 'Ogilvy,Publicis,Dentsu,Wunderman Thompson' },
  government: {
    '*': 'City of Toronto,City of Vancouver,Province of Ontario',
    NZ: 'Ministry for the Environment,Auckland Council,Treasury NZ',
    UK: 'Home Office,Bristol City Council,Cabinet Office',
    IE: 'Department of Finance,Dublin City Council,Department of Health Ireland',
    AU: 'City of Parramatta,Transport for NSW,City of Sydney',
  },
  engineering: { '*': 'Arcadis,AECOM,Turner & Townsend,Jacobs' },
  agriculture: { '*': 'Cargill,Fonterra,Syngenta,Nutrien' },
  retail: { '*': 'Zara,H&M,Decathlon,IKEA' },
  insurance: { '*': 'Allianz,AXA,Chubb,Zurich Insurance' },
  aviation: { '*': 'Emirates,Lufthansa Technik,Ryanair,Iberia', SG: 'Singapore Airlines,Scoot,Jetstar Asia' },
  manufacturing: { '*': 'BMW,Siemens,Bosch,3M' },
  social: {
    '*': 'Barnardo’s,Anglicare,Save the Children',
    UK: 'Bristol City Council,Manchester City Council,Barnardo’s',
  },
  clinics: { '*': 'Bupa,MyDentist,VetPartners,IVC Evidensia' },
  media: { '*': 'Reuters,Bloomberg,Netflix,BBC' },
};

const PLACES: Record<
  string,
  [region: string, country: string, code: string, currency: string, factor: number, written?: string]
> = {
  Sydney: ['New South Wales', 'Australia', 'AU', 'AUD', 1.9],
  Melbourne: ['Victoria', 'Australia', 'AU', 'AUD', 1.9],
  Brisbane: ['Queensland', 'Australia', 'AU', 'AUD', 1.9],
  Perth: ['Western Australia', 'Australia', 'AU', 'AUD', 2],
  Auckland: ['Auckland', 'New Zealand', 'NZ', 'NZD', 2],
  Wellington: ['Wellington', 'New Zealand', 'NZ', 'NZD', 2],
  London: ['England', 'United Kingdom', 'UK', 'GBP', 1.1],
  Manchester: ['England', 'United Kingdom', 'UK', 'GBP', 1],
  Bristol: ['England', 'United Kingdom', 'UK', 'GBP', 1],
  Aberdeen: ['Scotland', 'United Kingdom', 'UK', 'GBP', 1],
  Dublin: ['Leinster', 'Ireland', 'IE', 'EUR', 1.2],
  Cork: ['Munster', 'Ireland', 'IE', 'EUR', 1.15],
  'New York': ['New York', 'United States', 'US', 'USD', 1.8],
  Boston: ['Massachusetts', 'United States', 'US', 'USD', 1.7],
  Houston: ['Texas', 'United States', 'US', 'USD', 1.7],
  Chicago: ['Illinois', 'United States', 'US', 'USD', 1.6],
  Toronto: ['Ontario', 'Canada', 'CA', 'CAD', 1.7],
  Vancouver: ['British Columbia', 'Canada', 'CA', 'CAD', 1.7],
  Munich: ['Bavaria', 'Germany', 'DE', 'EUR', 1.3, 'München'],
  Hamburg: ['Hamburg', 'Germany', 'DE', 'EUR', 1.2],
  Berlin: ['Berlin', 'Germany', 'DE', 'EUR', 1.2],
  Zurich: ['Zurich', 'Switzerland', 'CH', 'CHF', 1.8, 'Zürich'],
  Basel: ['Basel-Stadt', 'Switzerland', 'CH', 'CHF', 1.8],
  Geneva: ['Geneva', 'Switzerland', 'CH', 'CHF', 1.8, 'Genève'],
  Paris: ['Île-de-France', 'France', 'FR', 'EUR', 1.2],
  Lyon: ['Auvergne-Rhône-Alpes', 'France', 'FR', 'EUR', 1.1],
  Madrid: ['Community of Madrid', 'Spain', 'ES', 'EUR', 1],
  Barcelona: ['Catalonia', 'Spain', 'ES', 'EUR', 1],
  Dubai: ['Dubai', 'United Arab Emirates', 'AE', 'AED', 5],
  Singapore: ['Singapore', 'Singapore', 'SG', 'SGD', 1.8],
  Mumbai: ['Maharashtra', 'India', 'IN', 'INR', 60],
  Bangalore: ['Karnataka', 'India', 'IN', 'INR', 60, 'Bengaluru'],
};
/** Where work at a desk at home is likely. */
const DESKS = new Set(['law', 'pharma', 'consumer goods', 'agencies', 'government', 'insurance', 'media']);
/** Suburbs that a few live in. */
const SUBURBS: Record<string, string> = { Sydney: 'Parramatta', London: 'Croydon', Auckland: 'Manukau' };

const GIVEN =
  'Amara Lukas Chloé Rohan Mairead Tomás Ingrid Wiremu Yasmin Declan Beatriz Kofi Anneliese Hugo Meera Callum Noor Elodie Farid Saskia Liam Ngaire Pablo Xin Harriet'.split(
    ' ',
  );
const FAMILY =
  'Abernathy Brandt Castellanos Dubois Eriksen Fitzgerald Ganguly Hartmann Ibrahim Jankowski Kavanagh Lefèvre Moreau Ngata O’Keeffe Pellegrino Quintero Rossiter Sandhu Thibault Ueda Vasquez Whitcombe Xiang Yilmaz Zimmermann Albrecht Banerjee Calloway Dunmore Esposito Fairweather'.split(
    ' ',
  );

const RIGHTS = {
  citizen: ['Citizen', 'Full working rights, citizen'],
  permanent_resident: ['Permanent resident', 'Permanent residency'],
  visa_holder: ['Work visa, valid to 2028', 'Visa holder'],
  requires_sponsorship: ['Requires sponsorship', 'Needs visa sponsorship'],
} as const;
const NOTICE: readonly [string, number][] = [
  ['immediately available', 0],
  ['1 week', 7],
  ['2 weeks', 14],
  ['4 weeks', 28],
  ['1 month', 30],
  ['8 weeks', 56],
  ['3 months', 90],
];

/** Numbers between 0 and 1, always the same ones (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const next = numbers(40425);
const below = (most: number): number => Math.floor(next() * most);
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const listed = (text: string): string[] => (text === '' ? [] : text.split(','));

/** The language that somebody at home in a place has on the record, and the column of the titles in it. */
function tongueOf(city: string, code: string): [language: string, column: 2 | 3 | 4] | null {
  if (code === 'DE' || city === 'Zurich' || city === 'Basel') return ['German', 2];
  if (code === 'FR' || city === 'Geneva') return ['French', 3];
  return code === 'ES' ? ['Spanish', 4] : null;
}

function payOf(currency: string, base: number, factor: number, contract: boolean): Third['pay'] {
  const amount = Math.round((base * factor * (85 + below(8) * 6)) / 100) * 1000;
  if (currency === 'AED') return { amount: Math.round(amount / 12_000) * 1000, currency, period: 'month' };
  if (!contract || currency === 'INR') return { amount, currency, period: 'year' };
  return currency === 'AUD' || currency === 'USD'
    ? { amount: Math.round(amount / 2000), currency, period: 'hour' }
    : { amount: Math.round(amount / 2200) * 10, currency, period: 'day' };
}

function paid({ amount, currency, period }: NonNullable<Third['pay']>): string {
  if (period === 'year')
    return pick([`${currency} ${amount}`, `${amount / 1000}k ${currency}`, `${currency} ${amount} per year`]);
  return `${currency} ${amount} per ${period}`;
}

function make(): ThirdStored[] {
  return Array.from({ length: 400 }, (_, n) => {
    const row = TRADES[n % TRADES.length] as (typeof TRADES)[number];
    const round = Math.floor(n / TRADES.length);
    const places = row[8].split(' ');
    const metro = (places[round % places.length] as string).replace('-', ' ');
    const [region, country, code, currency, factor, ownName] = PLACES[metro] as (typeof PLACES)[string];
    const suburb = SUBURBS[metro];
    const city = suburb !== undefined && next() < 0.1 ? suburb : metro;
    const tongue = tongueOf(metro, code);
    const local = tongue === null ? [] : listed(row[tongue[1]]);
    const title = local.length > 0 && next() < 0.7 ? pick(local) : pick(listed(row[1]));
    const house = HOUSES[row[6]] as Record<string, string>;
    const names = listed(house[code] ?? (house['*'] as string));
    const employer = pick(names);
    const past = names.filter((name) => name !== employer).slice(0, pick([0, 1, 1, 2, 2, 3]));
    const sparse = n % 11 === 7;
    const changed =
      !sparse && next() < 0.12 ? (TRADES[(n + 13) % TRADES.length] as (typeof TRADES)[number]) : null;
    const betweenJobs = !sparse && next() < 0.07;
    const since = 2025 - below(8);
    const started = since - past.reduce((sum, _name, at) => sum + 2 + ((n + at) % 3), 0);
    const years = 2026 - started;
    const level = next() < 0.5 ? (years < 3 ? 'junior' : years < 7 ? 'mid' : 'senior') : null;
    const skills = listed(row[5]).filter((_skill, at) => at === round % 3 || next() < 0.55);
    const certs = row[7] !== '' && next() < 0.6 ? [row[7]] : [];
    const extra =
      next() < 0.3
        ? [pick(['French', 'Arabic', 'Mandarin', 'Spanish', 'German', 'Hindi', 'Portuguese'])]
        : [];
    const languages = [...new Set([...(tongue === null ? [] : [tongue[0], 'English']), ...extra])];
    const contract = next() < 0.22;
    const workTypes = contract
      ? ['contract']
      : next() < 0.6
        ? ['permanent']
        : next() < 0.3
          ? ['part_time']
          : null;
    const pay = next() < 0.75 ? payOf(currency, Number(row[9]), factor, contract) : null;
    const notice = betweenJobs ? NOTICE[0] : next() < 0.75 ? pick(NOTICE) : undefined;
    const rights =
      next() < 0.7
        ? pick(['citizen', 'citizen', 'permanent_resident', 'visa_holder', 'requires_sponsorship'] as const)
        : null;
    const relocates = next() < 0.5 ? next() < 0.5 : null;
    const remote = !sparse && DESKS.has(row[6]) && next() < 0.3;
    const name = `${GIVEN[n % GIVEN.length]} ${FAMILY[(n * 5 + Math.floor(n / 25)) % FAMILY.length]}`;
    const email = `t${n}@third.example`;
    const where = { city: ownName !== undefined && n % 2 === 0 ? ownName : city, state: region, country };
    const written = sparse || n % 3 !== 1 ? 'list' : 'words';
    const facts: Third = {
      name,
      email,
      trades: listed(row[0]),
      formerTrades: changed === null ? [] : listed(changed[0]),
      title,
      skills: sparse ? [] : skills,
      certs: sparse ? [] : certs,
      languages: sparse ? [] : languages,
      level: sparse ? null : level,
      years: sparse ? null : years,
      since: sparse ? null : since,
      city,
      metro,
      region,
      country,
      employer: betweenJobs ? '' : employer,
      before: sparse ? [] : betweenJobs ? [employer, ...past] : past,
      industry: row[6],
      pay: sparse ? null : pay,
      noticeDays: sparse ? null : (notice?.[1] ?? null),
      rights: sparse ? null : rights,
      workTypes: sparse ? null : workTypes,
      relocates: sparse ? null : relocates,
      remote,
      betweenJobs,
    };
    const known = {
      name,
      email,
      location: where,
      ...(betweenJobs ? {} : { current_title: title, current_company: employer }),
    };
    if (sparse) return { facts, record: known };
    let until = since;
    const jobs = past.map((house, at) => {
      const from = until - 2 - ((n + at) % 3);
      const job = {
        title: at === 0 ? title : (listed(row[1])[0] ?? title),
        employer: house,
        from: `${from}-03`,
        to: `${until}-02`,
      };
      until = from;
      return job;
    });
    const isLocal = local.includes(title);
    const certificate =
      certs.length > 0 ? pick([`Holds: ${certs[0]}.`, `Certificates: ${certs[0]} (current).`]) : '';
    // Some agencies keep certificates among the skills.
    const inSkills = written === 'list' && n % 5 === 0;
    const own = isLocal ? (tongue?.[1] ?? 0) : 0;
    const summary = [
      next() < 0.4
        ? ([
            `${title}, ${years} years in the work.`,
            '',
            `${title} mit ${years} Jahren Erfahrung.`,
            `${title}, ${years} ans d’expérience.`,
            `${title} con ${years} años de experiencia.`,
          ][own] as string)
        : '',
      written === 'words' ? `Day to day I use ${skills.join(' and ')}.` : '',
      inSkills ? '' : certificate,
      remote
        ? own === 2
          ? 'Arbeitet vollständig remote im Homeoffice und möchte das beibehalten.'
          : 'Works fully remote from a home office and wants to keep it so.'
        : '',
      next() < 0.2 ? 'Calm under pressure; references on request.' : '',
    ].filter((part) => part !== '');
    const record = {
      ...known,
      ...(n % 2 === 0 ? { phone: `+4420${String(70_000_000 + n * 71)}` } : {}),
      ...(written === 'list' ? { skills: inSkills ? [...skills, ...certs] : skills } : {}),
      ...(changed !== null || n % 4 !== 0 ? { years_experience: years } : {}),
      ...(level === null ? {} : { preferred_seniority: level }),
      ...(summary.length === 0 ? {} : { summary: summary.join(' ') }),
      ...(pay === null ? {} : { salary_expectation: paid(pay) }),
      ...(notice === undefined ? {} : { notice_period: notice[0] }),
      ...(rights === null ? {} : { work_rights: pick(RIGHTS[rights]) }),
      ...(workTypes === null ? {} : { work_types: workTypes }),
      ...(relocates === null ? {} : { open_to_relocation: relocates }),
      ...(languages.length === 0 ? {} : { languages }),
      experience: [
        {
          title,
          employer,
          from: `${since}-03`,
          ...(betweenJobs ? { to: '2026-08', is_current: false } : { is_current: true }),
        },
        ...jobs,
        ...(changed === null
          ? []
          : [
              {
                title: listed(changed[1])[0],
                employer: 'Harbour & Vale',
                from: `${started - 4}-01`,
                to: `${started - 1}-12`,
              },
            ]),
      ],
    };
    return { facts, record };
  });
}

export const THIRD: readonly ThirdStored[] = make();

export type Fits = (person: Third) => boolean;

export const all =
  (...tests: Fits[]): Fits =>
  (person) =>
    tests.every((test) => test(person));
export const any =
  (...tests: Fits[]): Fits =>
  (person) =>
    tests.some((test) => test(person));
export const not =
  (test: Fits): Fits =>
  (person) =>
    !test(person);
export const nobody: Fits = () => false;

export const trade =
  (...names: string[]): Fits =>
  ({ trades }) =>
    names.some((name) => trades.includes(name));
export const once =
  (...names: string[]): Fits =>
  ({ formerTrades }) =>
    names.some((name) => formerTrades.includes(name));
export const skill =
  (...names: string[]): Fits =>
  ({ skills }) =>
    names.every((name) => skills.includes(name));
export const cert =
  (name: string): Fits =>
  ({ certs }) =>
    certs.includes(name);
/** In the city or one of its suburbs. */
export const near =
  (...names: string[]): Fits =>
  ({ metro }) =>
    names.includes(metro);
export const country =
  (...names: string[]): Fits =>
  (person) =>
    names.includes(person.country);
export const at =
  (...names: string[]): Fits =>
  ({ employer }) =>
    names.includes(employer);
export const formerly =
  (...names: string[]): Fits =>
  ({ before }) =>
    before.some((name) => names.includes(name));
export const worked = (...names: string[]): Fits => any(at(...names), formerly(...names));
export const yearsAtLeast =
  (n: number): Fits =>
  ({ years }) =>
    years !== null && years >= n;
export const yearsBelow =
  (n: number): Fits =>
  ({ years }) =>
    years !== null && years < n;
/** In the same job for more than so many years. */
export const inJobFor =
  (n: number): Fits =>
  ({ since, betweenJobs }) =>
    since !== null && !betweenJobs && 2026 - since >= n;
export const speaks =
  (...names: string[]): Fits =>
  ({ languages }) =>
    names.every((name) => languages.includes(name));
export const rights =
  (...kinds: string[]): Fits =>
  (person) =>
    person.rights !== null && kinds.includes(person.rights);
export const noticeUpTo =
  (days: number): Fits =>
  ({ noticeDays }) =>
    noticeDays !== null && noticeDays <= days;
export const works =
  (type: string): Fits =>
  ({ workTypes }) =>
    workTypes?.includes(type) ?? false;
/** Their pay is known in this currency and period, and within the bounds. */
export const pays =
  (currency: string, least: number, most: number, period = 'year'): Fits =>
  ({ pay }) =>
    pay !== null &&
    pay.currency === currency &&
    pay.period === period &&
    pay.amount >= least &&
    pay.amount <= most;
export const relocates: Fits = (person) => person.relocates === true;
export const remote: Fits = (person) => person.remote;
