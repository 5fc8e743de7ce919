import { companyKey } from '#src/lib/company.ts';
import { wordsOf } from './fold.ts';

// Each line: who makes it, then what it makes that carries a name of its own.
const LINES = `
Atlassian: Jira, Jira Align, Trello, Confluence, Bitbucket, Loom, Opsgenie, Statuspage
Penfolds: Grange, Koonunga Hill, Max's
Treasury Wine Estates: Penfolds, Wolf Blass, Grange
Canva: Magic Studio, Magic Design
Google: Gmail, YouTube, Android, Chrome, Google Maps, Pixel, BigQuery
Apple: iPhone, iPad, iCloud, Siri, macOS, App Store
Microsoft: Azure, Xbox, Teams, Windows, Outlook, LinkedIn, GitHub Copilot
Amazon: Alexa, Kindle, Prime Video, DynamoDB
Facebook: Instagram, WhatsApp, Messenger, Oculus
Salesforce: Slack, Tableau, Service Cloud, Marketing Cloud
Adobe: Photoshop, Illustrator, Lightroom, Acrobat
SAP: Ariba, Concur, SuccessFactors, S/4HANA
Oracle: NetSuite, PeopleSoft, MySQL
Samsung: Galaxy, Exynos
Sony: PlayStation, Bravia
Toyota: Corolla, Camry, HiLux, Prius, Lexus
Ford: Ranger, Mustang, F-150
Tesla: Model 3, Model Y, Powerwall, Cybertruck
Volkswagen: Golf, Polo, Passat
Holden: Commodore
Boeing: Dreamliner, 737 MAX
Airbus: A380, A350
Telstra: BigPond, Belong
Commonwealth Bank of Australia: NetBank, Bankwest
Macquarie Group: Paragon
Xero: Hubdoc, WorkflowMax
MYOB: AccountRight, Essentials
Afterpay: Pulse
CSL: Privigen, Seqirus
Cochlear: Nucleus, Baha
ResMed: AirSense, AirFit
Pfizer: Comirnaty, Viagra, Lipitor
GlaxoSmithKline: Panadol, Ventolin, Sensodyne
Unilever: Dove, Magnum, Streets, Persil
Procter & Gamble: Pampers, Gillette, Ariel
Nestlé: KitKat, Milo, Nespresso, Nescafé
Mondelez: Cadbury, Oreo, Vegemite
Bega: Vegemite
Arnott's: Tim Tam, Shapes
Coca-Cola: Fanta, Sprite
Lion: XXXX, Tooheys, Steinlager
Carlton & United Breweries: Victoria Bitter, Carlton Draught
Fonterra: Anchor, Mainland
Fisher & Paykel: DishDrawer
Dyson: Airwrap, Supersonic
Epic Games: Fortnite, Unreal Engine
Riot Games: League of Legends, Valorant
Activision Blizzard: Call of Duty, World of Warcraft
Rockstar Games: Grand Theft Auto
Spotify: Spotify Wrapped
Wesfarmers: Bunnings, Kmart, Officeworks, Priceline
Woolworths Group: Big W, Dan Murphy's, BWS
Qantas: Jetstar, QF
Next plc: Next Directory, Directory
Discovery Limited: Vitality
Safaricom: M-Pesa
Vodafone: Vodacom, giffgaff
Lloyds Banking Group: Halifax, Scottish Widows
NatWest Group: Coutts, Ulster Bank
HSBC: First Direct
Tesco: Clubcard, Booker
Sainsbury's: Nectar, Argos
Inditex: Zara, Massimo Dutti
LVMH: Sephora, Bulgari, Fendi
Diageo: Guinness, Baileys, Smirnoff
AB InBev: Budweiser, Corona, Stella Artois
PepsiCo: Lay's, Gatorade, Doritos
Kellogg: Pringles, Corn Flakes
Intuit: QuickBooks, TurboTax, Mailchimp
Block: Cash App, Square, Afterpay
JPMorgan: Chase
Alibaba: Taobao, Tmall, Alipay
Tencent: WeChat, QQ
ByteDance: TikTok, Douyin
Naver: LINE
Foodstuffs: New World, Pak'nSave
The Warehouse Group: Noel Leeming, Torpedo7
Kerry Group: Cheestrings, Dairygold
DMG Media: Daily Mail, MailOnline
Deutsche Telekom: T-Mobile, T-Systems
Netflix: House of Cards, Stranger Things
`;

const BY_MAKER = new Map<string, string[]>(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [maker = '', made = ''] = line.split(': ');
      return [wordsOf(maker).join(' '), made.split(', ')];
    }),
);

/** Names of things that an organisation of these names makes. */
export const productsOf = (names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => [name, companyKey(name) ?? name])
      .flatMap((name) => BY_MAKER.get(wordsOf(name).join(' ')) ?? []),
  ),
];

const NAME = "\\p{Lu}[\\p{L}\\p{N}’'&-]*(?: (?:\\p{Lu}[\\p{L}\\p{N}’'&-]*|\\d+))*";
// "The WindLark turbine and the GustSense sensor": what a name is of may stand between.
const NAMES = String.raw`(?:the )?(${NAME}(?:(?: \p{Ll}[\p{L}-]*){0,2}(?:,| and|, and| &| or) (?:the )?${NAME})*)`;
const BRANDS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Bb]rands?|[Ll]abels|[Tt]itles|[Pp]roducts|[Bb]anners|[Mm]astheads|[Rr]anges)(?:,? (?:such as|like|including|are|include|called|named)|:) ${NAMES}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Mm]akers?|[Oo]wners?|[Pp]roducers?|[Pp]ublishers?|[Mm]anufacturers?|[Oo]perators?) of ${NAMES}`,
    'gu',
  ),
  new RegExp(`${NAMES} (?:brands?|labels?|range)(?!\\p{L})`, 'gu'),
];
const HOUSES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Tt]rad(?:es|ing) as|[Tt]/a|[Aa]lso known as|[Ff]ormerly(?: known as)?|[Pp]art of|[Ss]ubsidiary of|[Oo]wned by) ${NAMES}`,
    'gu',
  ),
];

const told = (patterns: readonly RegExp[], said: string): string[] => [
  ...new Set(
    patterns.flatMap((pattern) =>
      [...said.matchAll(pattern)].flatMap(({ 1: names = '' }) =>
        names
          .split(/(?:,| and|, and| &| or) (?:the )?/u)
          .map((name) => name.replace(/(?: \p{Ll}[\p{L}-]*)+$/u, ''))
          .filter((name) => name.length > 2),
      ),
    ),
  ),
];

/** Names of brands, titles and products that what is said of an organisation tells as its own. */
export const brandsTold = (said: string): string[] => told(BRANDS, said);

/** Names that what is said of an organisation tells it has or had, and of houses that it belongs to. */
export const housesTold = (said: string): string[] => told(HOUSES, said);
