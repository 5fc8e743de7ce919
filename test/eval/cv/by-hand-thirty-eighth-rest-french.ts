import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-eighth-rest');

/** Those in French. */
export const BY_HAND_THIRTY_EIGHTH_REST_FRENCH: Sheet[] = [
  cv('21-fr-infirmiere', 'docx', 'fr', 'FR', {
    names: ['Maëlys Le Goff-Kerbrat', 'Maëlys Le Goff'],
    email: 'maelys.legoff@penfeldpost.example',
    phone: '06 39 98 51 03',
    city: 'Brest',
    headline: 'Infirmière diplômée d’État',
    languages: ['Français', 'Anglais', 'Breton'],
    jobs: [
      'Infirmière de bloc | CHU de Brest | | 2020-03 | now',
      'Infirmière | Clinique Pasteur | | 2015-09 | 2020-02',
      'Aide-soignante | EHPAD Ker Arthur | | 2011-07 | 2012-08',
    ],
    page: `
[[ 5 12
PIC photo | photo d’identité
06 39 98 51 03
maelys.legoff@penfeldpost.example
29200 Brest
^ **Langues**
Français
Anglais (B1)
Breton (Diwan)
^ **Atouts**
Calme
Astreintes
Tutorat
---
! Maëlys LE GOFF-KERBRAT
Infirmière diplômée d’État
# Expériences
**Infirmière de bloc**, CHU de Brest
Depuis mars 2020
Orthopédie et neurochirurgie, astreintes
**Infirmière**, Clinique Pasteur, Brest
Sept. 2015 – févr. 2020
Chirurgie ambulatoire
**Aide-soignante**, EHPAD Ker Arthur, Châteaulin
Juil. 2011 – août 2012
# Formation
2015 – Diplôme d’État d’infirmier, IFSI de Brest
2011 – Diplôme d’État d’aide-soignant
]]
`,
  }),
  cv('22-fr-chauffeur', 'doc', 'fr', 'FR', {
    names: ['Abdelkader Benhamou'],
    email: 'a.benhamou69@rhonepost.example',
    phone: '07 55 50 19 44',
    city: 'Vénissieux',
    headline: 'Conducteur routier',
    languages: ['français', 'arabe'],
    jobs: [
      'Conducteur SPL | XPO Logistics | | 2014 | now',
      'Conducteur PL | Transports Perrenot | | 2007 | 2014',
      'Cariste | Renault Trucks | | 2000 | 2007',
    ],
    page: `
BENHAMOU Abdelkader
23 avenue Jean-Jaurès
69200 Vénissieux
Tél. : 07 55 50 19 44
a.benhamou69@rhonepost.example
51 ans, marié, 4 enfants
> **CONDUCTEUR ROUTIER – 19 ANS D’EXPÉRIENCE**
^ **PERMIS ET TITRES**
B, C, CE ; FCO à jour (mars 2028) ; ADR base et citerne ; CACES 3
^ **PARCOURS**
2014 à aujourd’hui : Conducteur SPL, XPO Logistics, Saint-Priest. Régional jour, quai et hayon
2007 à 2014 : Conducteur PL, Transports Perrenot, Corbas. Messagerie et froid
2000 à 2007 : Cariste, Renault Trucks, Vénissieux
^ **FORMATION**
CAP conduite routière, AFTRAL, 2007
^ **LANGUES**
français, arabe
`,
  }),
  cv('23-fr-developpeuse', 'pdf', 'fr', 'CH', {
    names: ['Priscilla Moreira Favre', 'Priscilla Favre', 'Priscilla Moreira'],
    email: 'priscilla.favre@lemanpost.example',
    phone: '+41 78 555 01 33',
    city: 'Lausanne',
    headline: 'Développeuse web',
    languages: ['Français', 'Portugais', 'Anglais', 'Allemand'],
    jobs: [
      'Développeuse web | Nagra | | 2021-10 | now',
      'Développeuse front-end | Romande Energie | | 2018-02 | 2021-09',
      'Médiamaticienne CFC | Ville de Morges | | 2014-08 | 2017-12',
    ],
    page: `
! Priscilla Moreira Favre
> Développeuse web
> Lausanne | +41 78 555 01 33 | priscilla.favre@lemanpost.example
# Compétences clés
**Interface :** Vue, TypeScript, accessibilité
**Serveur :** Node, PostgreSQL, un peu de Go
**Méthode :** revue de code, tests de bout en bout
# Expérience
10.2021 – présent \t**Nagra**, Cheseaux
Développeuse web
* Tableau de bord des opérateurs, huit langues
02.2018 – 09.2021 \t**Romande Energie**, Morges
Développeuse front-end
* Espace client, bornes de recharge
08.2014 – 12.2017 \t**Ville de Morges**
Médiamaticienne CFC
# Formation
2017 – 2021 \tBachelor HES en informatique, HEIG-VD (en emploi)
2010 – 2014 \tCFC de médiamaticienne
# Langues
Français, Portugais, Anglais (C1), Allemand (A2)
`,
  }),
  cv('24-fr-be-chef-chantier', 'docx', 'fr', 'BE', {
    names: ['Jean-Pol Van den Broeck'],
    email: 'jp.vandenbroeck@sambrepost.example',
    phone: '0475 55 50 93',
    city: 'Charleroi',
    languages: ['Français', 'Néerlandais'],
    jobs: [
      'Chef de chantier | Besix | | 2010-04 | now',
      'Contremaître | Thomas & Piron | | 2001-09 | 2010-03',
      'Maçon | Entreprises Koeckelberg | | 1993-07 | 2001-08',
    ],
    page: `
# Curriculum vitae
|| 5 12
| Nom | VAN DEN BROECK
| Prénom | Jean-Pol
| Domicile | rue de Marcinelle 55, 6000 Charleroi
| GSM | 0475 55 50 93
| E-mail | jp.vandenbroeck@sambrepost.example
| Permis | B, BE
# Expérience
|| 4 6 7
| **Période** | **Employeur** | **Fonction**
| 04/2010 – présent | Besix, Bruxelles | Chef de chantier\\Stations d’épuration, deux écoles
| 09/2001 – 03/2010 | Thomas & Piron, Namur | Contremaître
| 07/1993 – 08/2001 | Entreprises Koeckelberg, Gosselies | Maçon
# Formation
|| 4 13
| 1993 | CQ6 construction, Aumôniers du Travail, Charleroi
| 2012 | VCA responsable
# Langues
Français, Néerlandais de chantier
`,
  }),
  cv('25-fr-diplomee', 'pdf', 'fr', 'FR', {
    names: ['Nour Haddad'],
    email: 'nour.haddad@hautpont.example',
    phone: '06 39 98 77 20',
    city: 'Lille',
    languages: ['Français', 'Arabe', 'Anglais', 'Espagnol'],
    aside: [0, 1],
    jobs: [
      'Alternante contrôle de gestion | Auchan | | 2024-09 | 2026-08',
      'Stagiaire comptable | Cabinet Vasseur | | 2023-04 | 2023-06',
      'Équipière polyvalente | McDonald’s | | 2021-09 | 2023-03',
    ],
    page: `
! Nour Haddad
Recherche un premier CDI en contrôle de gestion, métropole lilloise
Lille (59) – 06 39 98 77 20 – nour.haddad@hautpont.example
# Formation
2024 – 2026 : Master CCA, IAE Lille
2021 – 2024 : Licence économie et gestion, Université de Lille
2021 : Baccalauréat, lycée Faidherbe, mention bien
# Expériences
**Alternante contrôle de gestion** – Auchan, Villeneuve-d’Ascq (sept. 2024 – août 2026)
* Marges de 14 magasins, reporting Power BI
**Stagiaire comptable** – Cabinet Vasseur, Roubaix (avril – juin 2023)
**Équipière polyvalente** – McDonald’s, Lille (sept. 2021 – mars 2023)
# Langues
Français, Arabe, Anglais (TOEIC 890), Espagnol scolaire
# Centres d’intérêt
Boxe française, bénévole à la Banque alimentaire
`,
  }),
];
