import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-fourth-rest');

export const BY_HAND_THIRTY_FOURTH_REST_FRENCH: Sheet[] = [
  cv('21-fr-assistante', 'docx', 'fr', 'FR', {
    names: ['Sandrine Le Goff'],
    email: 'sandrine.legoff@armorcourrier.example',
    phone: '06 39 98 01 24',
    city: 'Lorient',
    headline: 'Assistante de direction',
    languages: ['Anglais', 'Breton'],
    jobs: [
      'Assistante de direction | Chantiers de la Rade | | 2017-02 | now',
      'Assistante commerciale | Guyader Gastronomie | | 2011-09 | 2017-01',
      'Secrétaire | Cabinet Morvan | | 2008-01 | 2011-08',
    ],
    page: `
**Sandrine LE GOFF**
12 rue du Port, 56100 Lorient
06 39 98 01 24
sandrine.legoff@armorcourrier.example
45 ans, permis B

> **Assistante de direction**

# Expériences professionnelles
**Depuis février 2017 : Assistante de direction**, Chantiers de la Rade, Lorient
* Agenda de deux dirigeants, comités, déplacements
* Suivi des appels d'offres publics et des assurances
**De septembre 2011 à janvier 2017 : Assistante commerciale**, Guyader Gastronomie, Landrévarzec
* Commandes GMS, litiges, ADV export
**De janvier 2008 à août 2011 : Secrétaire**, Cabinet Morvan, Quimper
# Formation
2007 : BTS Assistant de manager, lycée Dupuy-de-Lôme, Lorient
2005 : Baccalauréat STG
# Compétences
Pack Office, Sage 100, Chorus Pro, prise de notes rapide
# Langues
Anglais (B2), Breton (lu, parlé)
# Loisirs
Voile, cercle celtique
`,
  }),
  cv('22-fr-electricien', 'doc', 'fr', 'FR', {
    names: ['Karim Benhaddou'],
    email: 'karim.benhaddou@lyonposte.example',
    phone: '07 55 50 18 42',
    city: 'Vénissieux',
    headline: 'CHEF D’ÉQUIPE ÉLECTRICIEN',
    jobs: [
      'Chef d’équipe électricien | Eiffage Énergie Systèmes | | 2020 | now',
      'Électricien du bâtiment | SNEF | | 2014 | 2020',
      'Électricien intérimaire | Adecco | | 2011 | 2014',
    ],
    page: `
> **KARIM BENHADDOU**
> **CHEF D’ÉQUIPE ÉLECTRICIEN**
> 4 avenue Jean-Cagne, 69200 Vénissieux – 07 55 50 18 42
> karim.benhaddou@lyonposte.example
^ **EXPÉRIENCES**
|| 4 13
| 2020 – aujourd’hui | **Chef d’équipe électricien** – Eiffage Énergie Systèmes, Saint-Priest\\Encadrement de 6 compagnons, chantiers tertiaires, courants forts et faibles, réunions de chantier
| 2014 – 2020 | **Électricien du bâtiment** – SNEF, Lyon\\Tirage de câbles, pose d’armoires, hôpital Édouard-Herriot
| 2011 – 2014 | **Électricien intérimaire** – Adecco, Villeurbanne\\Missions de deux semaines à dix mois
^ **FORMATION**
|| 4 13
| 2011 | Bac pro ELEEC, lycée Hélène-Boucher, Vénissieux
| 2009 | BEP Électrotechnique
^ **HABILITATIONS**
B2V, BR, BC, H0, CACES nacelle R486, SST
^ **DIVERS**
Permis B et véhicule. Entraîneur de foot des moins de 13 ans.
`,
  }),
  cv('23-fr-controle-gestion', 'pdf', 'fr', 'FR', {
    names: ['Mathilde Roussel-Fontaine', 'Mathilde Roussel Fontaine'],
    email: 'm.roussel@nantesmel.example',
    phone: '+33 6 39 98 11 57',
    city: 'Nantes',
    headline: 'Contrôleuse de gestion industrielle',
    languages: ['Anglais', 'Espagnol'],
    jobs: [
      'Contrôleuse de gestion industrielle | Loire Aérostructures | | 2021-05 | now',
      'Contrôleuse de gestion | Groupe Lucas | | 2017-09 | 2021-04',
      'Auditrice financière | Mazars | | 2014-10 | 2017-08',
      'Alternante contrôle de gestion | Manitou | | 2012-09 | 2014-09',
    ],
    aside: [3],
    page: `
[[ 7 10
**Me contacter**
+33 6 39 98 11 57
m.roussel@nantesmel.example
Nantes (44)
^ **Outils**
SAP FI/CO
Power BI
Excel, VBA
^ **Langues**
Anglais – C1
Espagnol – B1
^ **Centres d’intérêt**
Chœur de chambre
Course à pied
---
! Mathilde Roussel-Fontaine
Contrôleuse de gestion industrielle
^ **Parcours**
**Contrôleuse de gestion industrielle** | mai 2021 – présent
Loire Aérostructures, Bouguenais
Coûts standards, écarts, budget de 90 M€, dialogue avec les chefs d’atelier
**Contrôleuse de gestion** | sept. 2017 – avril 2021
Groupe Lucas, La Verrie
Reporting mensuel, inventaires, déploiement de Power BI
**Auditrice financière** | oct. 2014 – août 2017
Mazars, Nantes
**Alternante contrôle de gestion** | sept. 2012 – sept. 2014
Manitou, Ancenis
^ **Études**
Audencia, Programme Grande École, 2011 – 2014
Prépa ECE, lycée Clemenceau, 2009 – 2011
]]
`,
  }),
  cv('24-fr-be-logistique', 'docx', 'fr', 'BE', {
    names: ['Jean-Baptiste Vandenbroucke', 'Vandenbroucke Jean-Baptiste'],
    email: 'jb.vandenbroucke@hainautmail.example',
    phone: '0470 55 01 38',
    city: 'Tournai',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Responsable dépôt | Colruyt Group | | 2018-11 | now',
      'Planificateur transport | Transports Delquignies | | 2012-06 | 2018-10',
      'Magasinier | Décathlon Logistique | | 2008-09 | 2012-05',
    ],
    page: `
# CURRICULUM VITAE
**Nom :** VANDENBROUCKE
**Prénom :** Jean-Baptiste
**Adresse :** chaussée de Lille 210, 7500 Tournai
**GSM :** 0470 55 01 38
**Courriel :** jb.vandenbroucke@hainautmail.example
**Nationalité :** belge
# EXPÉRIENCE PROFESSIONNELLE
**11/2018 – à ce jour : Responsable dépôt**
Colruyt Group, Ghislenghien
Équipe de 45 personnes en trois pauses, sécurité, KPI, conseil d’entreprise
**06/2012 – 10/2018 : Planificateur transport**
Transports Delquignies, Tournai
32 camions, Benelux et nord de la France
**09/2008 – 05/2012 : Magasinier**
Décathlon Logistique, Willebroek
# ÉTUDES
2005 – 2008 Bachelier en gestion des transports et logistique, Haute École Condorcet, Mons
2005 CESS, Athénée royal de Tournai
# LANGUES
Français (langue maternelle), Néerlandais (bon), Anglais (moyen)
# DIVERS
Permis B, brevet cariste, marche nordique
`,
  }),
  cv('25-fr-ch-pharmacie', 'pdf', 'fr', 'CH', {
    names: ['Aurélie Pittet Monney', 'Aurélie Pittet'],
    email: 'aurelie.pittet@gruyerepost.example',
    phone: '078 555 01 73',
    city: 'Bulle',
    languages: ['Français', 'Allemand'],
    jobs: [
      'Assistante en pharmacie, responsable de l’officine | Pharmacie du Trême | | 2019-01 | now',
      'Assistante en pharmacie CFC | Pharmacie Sunstore | | 2013-08 | 2018-12',
      'Vendeuse | Migros | | |',
    ],
    page: `
! Aurélie Pittet Monney
Rue de Gruyères 33, 1630 Bulle
Tél. 078 555 01 73 – aurelie.pittet@gruyerepost.example
Née le 8 mai 1993, originaire de Romanens, deux enfants
# Parcours professionnel
**Assistante en pharmacie, responsable de l’officine**
Pharmacie du Trême, Bulle
Janvier 2019 – à ce jour (80 %)
* Commandes, stocks, semainiers de deux EMS, formation des apprenties
**Assistante en pharmacie CFC**
Pharmacie Sunstore, Fribourg
Août 2013 – décembre 2018
* Comptoir, facturation aux caisses-maladie
**Vendeuse**
Migros, Bulle, emploi d’été pendant l’école
# Formation
2010 – 2013 CFC d’assistante en pharmacie, EPAI Fribourg
2022 Formatrice en entreprise
# Langues
Français, langue maternelle
Allemand, B1 (Goethe)
# Informatique
Golden Gate, Office
`,
  }),
];
