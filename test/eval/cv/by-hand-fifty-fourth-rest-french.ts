import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-fourth');

/** The seven in French that are closed. All people are made up. */
export const BY_HAND_FIFTY_FOURTH_REST_FRENCH: Sheet[] = [
  cv('23-fr-aide-soignante', 'pdf', 'fr', 'FR', {
    names: ['Fatoumata Diarra'],
    email: 'fatoumata.diarra@garonnepost.example',
    phone: '06 39 98 41 07',
    city: 'Toulouse',
    headline: 'Aide-soignante diplômée d’État',
    languages: ['Français', 'Bambara'],
    jobs: [
      'Aide-soignante de nuit | Clinique Pasteur | Toulouse | 2021-09 | now',
      'Aide-soignante | EHPAD Les Tilleuls | Blagnac | 2018-10 | 2021-08',
      'Stage en gériatrie | CHU de Toulouse | Toulouse | 2018-01 | 2018-02',
      'Auxiliaire de vie | ADMR | Muret | 2015-02 | 2017-08',
    ],
    aside: [2],
    page: `
! Fatoumata DIARRA
**Aide-soignante diplômée d’État**
8 rue de Négreneys, 31200 Toulouse
06 39 98 41 07 – fatoumata.diarra@garonnepost.example
38 ans, permis B, véhicule
# Expérience professionnelle
**Depuis septembre 2021 : Aide-soignante de nuit**
Clinique Pasteur, Toulouse
* Service de cardiologie, 26 lits, en binôme avec une infirmière
* Surveillance des constantes, toilettes, change, transmissions sur tablette
**Octobre 2018 – août 2021 : Aide-soignante**
EHPAD Les Tilleuls, Blagnac
* Unité protégée, animation mémoire le mercredi
**Janvier – février 2018 : Stage en gériatrie**
CHU de Toulouse
**Février 2015 – août 2017 : Auxiliaire de vie**
ADMR, Muret
# Diplômes
Diplôme d’État d’aide-soignant, IFAS Croix-Rouge Toulouse, 2018
Titre professionnel ADVF, 2014
AFGSU 2 à jour (2025)
# Langues
Français, Bambara
# Centres d’intérêt
Couture, chorale de la paroisse, marche
`,
  }),
  cv('24-fr-macon', 'docx', 'fr', 'FR', {
    names: ['João Carlos Pereira da Silva', 'João Pereira da Silva'],
    phone: '06 39 98 55 20',
    city: 'Vénissieux',
    languages: ['portugais', 'français'],
    jobs: [
      'Chef d’équipe maçon-coffreur | Eiffage Construction | Lyon | 2017-03 | now',
      'Maçon VRD | Entreprise Bonnefoy TP | Saint-Priest | 2011-04 | 2017-02',
      'Maçon | Construções Irmãos Leal | Braga | 2002 | 2011',
    ],
    page: `
Nom : PEREIRA DA SILVA
Prénom : João Carlos
Né le 5 mai 1984 à Braga (Portugal)
Adresse : 21 avenue Jean Cagne, 69200 Vénissieux
Tél : 06 39 98 55 20
Permis B et BE, CACES R482 A et F, travail en hauteur
# MON PARCOURS
|| 5 12
| mars 2017 à aujourd’hui | EIFFAGE CONSTRUCTION, Lyon\\Chef d’équipe maçon-coffreur\\banches, planchers, voiles, lecture de plans, 6 compagnons
| avril 2011 – février 2017 | ENTREPRISE BONNEFOY TP, Saint-Priest\\Maçon VRD\\bordures, regards, enrobés à la main
| 2002 – 2011 | CONSTRUÇÕES IRMÃOS LEAL, Braga\\Maçon
# FORMATION
Attestation de compétences coffreur bancheur, GRETA Lyon, 2016
École obligatoire au Portugal (9.º ano)
# LANGUES
portugais, français (parlé bien, écrit moyen)
# DISPONIBILITÉ
Je suis en CDI, préavis 2 mois. Déplacements à la semaine possibles.
`,
  }),
  cv('25-fr-be-administrative', 'doc', 'fr', 'BE', {
    names: ['Anne-Laure Vandermeulen'],
    email: 'al.vandermeulen@meusepost.example',
    phone: '0470 55 01 83',
    city: 'Namur',
    headline: 'Assistante administrative et comptable',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Assistante administrative et comptable | Menuiserie Delhaye SRL | Jambes | 2019-04 | now',
      'Employée administrative | Partenamut | Namur | 2012-01 | 2019-03',
      'Secrétaire médicale | Clinique Sainte-Élisabeth | Namur | 2009-09 | 2011-12',
    ],
    page: `
HEAD Anne-Laure Vandermeulen – Curriculum vitæ
[[ 8 9
Rue Salzinnes-les-Moulins 104
5000 Namur
---
GSM 0470 55 01 83
al.vandermeulen@meusepost.example
Permis B
]]
> **Assistante administrative et comptable**
# Parcours professionnel
**Menuiserie Delhaye SRL, Jambes** – 04/2019 à ce jour
Assistante administrative et comptable (4/5 temps)
* Facturation, rappels, encodage dans BOB, préparation de la TVA
* Dossiers Limosa et Checkin@Work pour les chantiers
* Accueil du show-room le samedi
**Partenamut, Namur** – 01/2012 à 03/2019
Employée administrative
* Indemnités, guichet, téléphone en deux langues
**Clinique Sainte-Élisabeth, Namur** – 09/2009 à 12/2011
Secrétaire médicale
* Dictées, agenda de trois orthopédistes
# Études
Bachelier en secrétariat de direction, option médicale – Haute École de la Province de Namur, 2009
Chef d’entreprise, comptabilité – IFAPME, 2021
# Langues
|| 5 5
| Français | langue maternelle
| Néerlandais | B2
| Anglais | B1
FOOT Namur, novembre 2026
`,
  }),
  cv('26-fr-boulangerie', 'pdf', 'fr', 'FR', {
    names: ['Océane Le Guennec', 'Le Guennec Océane'],
    email: 'oceane.leguennec@armorpost.example',
    phone: '06.39.98.12.76',
    city: 'Lorient',
    headline: 'Vendeuse en boulangerie-pâtisserie',
    languages: [],
    jobs: [
      'Responsable de magasin | Boulangerie Maison Kerbrat | Lorient | 2024-05 | now',
      'Vendeuse | Boulangerie Maison Kerbrat | Lorient | 2021-09 | 2024-04',
      'Employée polyvalente | McDonald’s | Lanester | 2019-07 | 2021-08',
      'Apprentie vendeuse | Le Fournil du Port | Port-Louis | 2017-09 | 2019-06',
    ],
    aside: [3],
    page: `
LE GUENNEC Océane
Vendeuse en boulangerie-pâtisserie
25 ans – Lorient (56100)
06.39.98.12.76
oceane.leguennec@armorpost.example
^ 
{{
**EXPÉRIENCES**
Mai 2024 – aujourd’hui
Responsable de magasin
Boulangerie Maison Kerbrat, Lorient
Planning de 5 vendeuses, caisse, commandes entreprises
Septembre 2021 – avril 2024
Vendeuse
Boulangerie Maison Kerbrat, Lorient
Juillet 2019 – août 2021
Employée polyvalente
McDonald’s, Lanester
Septembre 2017 – juin 2019
Apprentie vendeuse
Le Fournil du Port, Port-Louis
**FORMATION**
CAP Employé de vente spécialisé option A, CFA de Vannes, 2019
Brevet des collèges, 2017
**QUALITÉS**
Souriante, ponctuelle (5 h 30 ne me fait pas peur), à l’aise avec les chiffres
**LOISIRS**
Festival interceltique, paddle, ma chienne
}}
`,
  }),
  cv('27-fr-juriste', 'docx', 'fr', 'FR', {
    names: ['Raphaël Benguigui'],
    email: 'r.benguigui@seinepost.example',
    phone: '+33 6 39 98 70 31',
    city: 'Boulogne-Billancourt',
    headline: 'Juriste droit social',
    languages: ['anglais', 'hébreu'],
    jobs: [
      'Juriste droit social senior | Groupe Bouygues | Paris | 2022-01 | now',
      'Juriste droit social | Fédération du Négoce Agricole | Paris | 2018-09 | 2021-12',
      'Avocat collaborateur | Cabinet Tessier-Roux | Nanterre | 2015-01 | 2018-07',
      'Élève-avocat | Cabinet Tessier-Roux | Nanterre | 2014-01 | 2014-06',
    ],
    aside: [3],
    page: `
# Raphaël Benguigui
Juriste droit social
Boulogne-Billancourt (92)  |  +33 6 39 98 70 31  |  r.benguigui@seinepost.example
^ Onze ans de droit du travail, d’abord au barreau, puis en entreprise. J’aime les négociations qui finissent à une heure raisonnable et les accords que les salariés comprennent.
## Expériences
**Juriste droit social senior – Groupe Bouygues, Paris**
__Janvier 2022 – présent__
* Conseil à neuf filiales, 4 200 salariés ; NAO, élections CSE, temps de travail
* Deux PSE menés de bout en bout, sans contentieux collectif
* Suivi du contentieux prud’homal avec les avocats
**Juriste droit social – Fédération du Négoce Agricole, Paris**
__Septembre 2018 – décembre 2021__
* Permanence téléphonique des adhérents, révision de la convention collective
**Avocat collaborateur – Cabinet Tessier-Roux, Nanterre**
__Janvier 2015 – juillet 2018__
* Défense d’employeurs devant les conseils de prud’hommes d’Île-de-France
**Élève-avocat – Cabinet Tessier-Roux, Nanterre**
__Janvier 2014 – juin 2014__
## Formation
CAPA, EFB Paris, 2014
Master 2 Droit social, Université Paris Nanterre, 2012
## Langues
anglais (courant), hébreu (notions)
`,
  }),
  cv('28-fr-ca-mecanicien', 'docx', 'fr', 'CA', {
    names: ['Marc-Antoine Gagnon-Lavoie'],
    email: 'magagnon@saguenaypost.example',
    phone: '418 555-0136',
    city: 'Chicoutimi',
    languages: ['Français', 'Anglais'],
    jobs: [
      'Mécanicien industriel | Rio Tinto | Arvida | 2020-01 | now',
      'Mécanicien d’entretien | Scierie Lemay et Fils | Saint-Félicien | 2015-06 | 2019-12',
      'Journalier | Produits forestiers Résolu | Dolbeau-Mistassini | 2012-05 | 2014-08',
    ],
    page: `
> **Marc-Antoine Gagnon-Lavoie**
> 930, rue Bégin, Chicoutimi (Québec) G7H 4N2
> 418 555-0136 • magagnon@saguenaypost.example
**SOMMAIRE**
* 11 ans en entretien mécanique, usine et scierie
* Lecture de plans, alignement laser, hydraulique, soudure d’appoint
* Carte ASP Construction, cadenassage, espaces clos
**EXPÉRIENCES DE TRAVAIL**
Mécanicien industriel\t2020-01 à aujourd’hui
Rio Tinto, Arvida
Ponts roulants, convoyeurs, pompes; horaire 12 h, 7 jours sur 14; délégué à la prévention depuis 2023
Mécanicien d’entretien\t2015-06 à 2019-12
Scierie Lemay et Fils, Saint-Félicien
Écorceurs, raboteuse, arrêts planifiés de la fin de semaine
Journalier\t2012-05 à 2014-08
Produits forestiers Résolu, Dolbeau-Mistassini
**SCOLARITÉ**
DEP Mécanique industrielle de construction et d’entretien, CFP Jonquière, 2015
DES, Polyvalente des Quatre-Vents, 2012
**LANGUES**
Français, Anglais (fonctionnel)
**LOISIRS**
Motoneige, chasse à l’orignal, hockey de garage
`,
  }),
  cv('29-fr-agence-maintenance', 'doc', 'fr', 'FR', {
    names: ['Nicolas Szymczak'],
    city: 'Hénin-Beaumont',
    headline: 'Technicien de maintenance industrielle',
    languages: [],
    jobs: [
      'Technicien de maintenance | Renault | Douai | 2019-01 | now',
      'Électromécanicien | Mc Cain | Harnes | 2013-02 | 2018-12',
      'Agent de maintenance (intérim) | Bridgestone | Béthune | 2010-09 | 2013-01',
    ],
    page: `
HEAD ARTOIS TALENTS – agence de Lens – 03 53 01 10 20 – agence.lens@artoistalents.example
> **DOSSIER DE PRÉSENTATION**
|| 6 11
| Candidat | Nicolas SZYMCZAK
| Métier | Technicien de maintenance industrielle
| Ville | Hénin-Beaumont
| Mobilité | 40 km, permis B
| Disponibilité | sous 1 mois
| Prétentions | 32 K€ + primes de poste
| Dossier suivi par | Élodie Caron
**Avis de la chargée de recrutement**
Nicolas est posé et précis. Il connaît les automates Siemens et Schneider, il a fait la preuve de son sens du dépannage lors du test en atelier (16/20). Il cherche un poste de journée ou en 2x8.
**Parcours**
|| 4 6 7
| Dates | Entreprise | Poste
| 01/2019 – ce jour | Renault, Douai | Technicien de maintenance
| 02/2013 – 12/2018 | Mc Cain, Harnes | Électromécanicien
| 09/2010 – 01/2013 | Bridgestone, Béthune | Agent de maintenance (intérim)
**Formation**
BTS Maintenance des systèmes, lycée Condorcet, Lens, 2010
Habilitations B2V, BR, BC, H0 ; CACES nacelle R486
**Compétences**
TIA Portal, pneumatique, variateurs, GMAO Coswin, robots Kuka (1er niveau)
FOOT Document confidentiel – Artois Talents – reproduction interdite
`,
  }),
];
