import type { Catalogue } from '../en/index.ts';

export const provider: Catalogue['provider'] = {
  identityProvider: 'Identitätsanbieter',
  howItWorks:
    'Personen melden sich mit Microsoft Entra, Google Workspace, Okta oder einem anderen OpenID-Connect-Anbieter an. Registrieren Sie Deskhand dort als Webanwendung mit diesen Adressen.',
  redirectAddress: 'Weiterleitungsadresse',
  logoutAddress: 'Adresse für Back-Channel-Abmeldung',
  signInAddress: 'Adresse, unter der sich Ihre Personen anmelden',
  issuer: 'Aussteller (Issuer), etwa https://login.example',
  clientId: 'Client-ID',
  secretStays: 'Client-Secret (leer gelassen bleibt es)',
  secretIfAny: 'Client-Secret, falls es eines gibt',
  domains: 'Domains der E-Mail-Adressen Ihrer Personen, etwa agency.example',
  newcomers: 'Jemand mit diesen Domains, den noch niemand hinzugefügt hat',
  isRefused: 'wird abgewiesen',
  becomes: 'wird: {role}',
  passwords: 'Passwörter und Passwort-Links',
  workBeside: 'funktionieren neben dem Anbieter',
  areTurnedOff: 'sind abgeschaltet',
  save: 'Speichern',
  removeIt: 'Identitätsanbieter entfernen',
};

export const brand: Catalogue['brand'] = {
  howYourAgencyLooks: 'Wie Ihre Agentur aussieht',
  saved: 'Gespeichert. Wer eine Ihrer Seiten öffnet, sieht sie so.',
  where:
    'Auf den Seiten, die Kunden, Kandidaten, Freelancer und Referenzgeber von <b>{name}</b> öffnen, und auf der Karriereseite.',
  thePresentLogo: 'Das jetzige Logo',
  logo: 'Logo',
  logoHint: 'PNG, JPEG oder WebP, höchstens {size} kB. Es steht auf Weiß, auch auf dunklen Seiten.',
  noLogo: 'Kein Logo mehr zeigen',
  ownColour: 'Links und Schaltflächen in unserer eigenen Farbe',
  colour: 'Farbe',
  colourHint: 'Wo sie schwer zu lesen wäre, wird ein dunklerer oder hellerer Ton davon genommen.',
  save: 'Speichern',
};

export const settingValues: Catalogue['settingValues'] = {
  team_lead: 'Teamleitung',
  consultant: 'Beratung',
  researcher: 'Recherche',
  finance: 'Finanzen',
  read_only: 'nur lesen',
  stop: 'anhalten',
  warn: 'warnen',
  people: 'Personen',
  credentials: 'Personen, Schlüssel und Assistenten',
};
