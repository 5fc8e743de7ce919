import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-fifth');

/** Twelve that are open: five in English, three in German, two in French, two in Spanish. All people are made up. */
export const BY_HAND_FIFTY_FIFTH: Sheet[] = [
  cv('01-en-gb-roofer', 'pdf', 'en', 'GB', {
    names: ['Kieran Doyle-Marsh'],
    email: 'kdmroofs@trentpost.example',
    phone: '07700 900719',
    city: 'Derby',
    headline: 'Roofer / Leadworker',
    languages: [],
    jobs: [
      'Roofer and Leadworker | Peak Heritage Roofing | Matlock | 2020-01 | now',
      'Slater and Tiler | Self-employed | Derby | 2012-04 | 2019-12',
      'Apprentice Roofer | M. Gadsby Roofing | Ilkeston | 2008-09 | 2012-03',
    ],
    aside: [2],
    page: `
! Kieran Doyle-Marsh
Roofer / Leadworker
71 Uttoxeter New Rd, Derby. 07700 900719. kdmroofs@trentpost.example
CSCS Gold, own van and tools, IPAF, asbestos awareness
# Work
**Peak Heritage Roofing, Matlock** (Jan 2020 to now)
Roofer and Leadworker
Churches, a couple of halls, a lot of Welsh slate and code 7 lead. Bossing, welding, gutters. Run a gang of three.
**Self-employed, Derby** (Apr 2012 to Dec 2019)
Slater and Tiler
New builds for Bellway and Redrow, price work
**M. Gadsby Roofing, Ilkeston** (Sep 2008 to Mar 2012)
Apprentice Roofer
# Training
NVQ 3 Roof Slating and Tiling, 2012
Lead Contractors course, 2020
# Note
Can start two weeks after a yes. Not interested in London.
`,
  }),
  cv('02-en-us-realtor-admin', 'docx', 'en', 'US', {
    names: ['Tamika Jefferson-Boyd', 'Tamika S. Jefferson-Boyd'],
    email: 'tamika.jb@peachpost.example',
    phone: '(470) 555-0109',
    city: 'Decatur',
    headline: 'Executive Assistant',
    languages: [],
    jobs: [
      'Executive Assistant to the CFO | Cox Automotive | Atlanta, GA | 2021-05 | now',
      'Transaction Coordinator | Peachwood Realty Group | Decatur, GA | 2017-01 | 2021-04',
      'Administrative Assistant | Emory University | Atlanta, GA | 2013-08 | 2016-12',
    ],
    page: `
> **Tamika S. Jefferson-Boyd**
> Executive Assistant
> Decatur, GA 30032 | (470) 555-0109 | tamika.jb@peachpost.example
# Highlights
* Board books, travel on three continents, calendars nobody else can read
* Notary Public, State of Georgia
* Concur, Diligent, Microsoft 365, Zoom Rooms
# Employment
|| 12 5
| **Executive Assistant to the CFO**\\Cox Automotive, Atlanta, GA | May 2021 – Present
| **Transaction Coordinator**\\Peachwood Realty Group, Decatur, GA | Jan 2017 – Apr 2021
| **Administrative Assistant**\\Emory University, Atlanta, GA | Aug 2013 – Dec 2016
# Education
B.A. English, Georgia State University, 2013
`,
  }),
  cv('03-en-nz-candidate', 'doc', 'en', 'NZ', {
    names: [],
    city: 'Tauranga',
    headline: 'Packhouse Supervisor',
    languages: ['English', 'Samoan'],
    jobs: [
      'Packhouse Supervisor | Kōwhai Orchards | Te Puke | 2021-03 | now',
      'Forklift Driver | Port of Tauranga | Mount Maunganui | 2016-08 | 2021-02',
      'Kiwifruit Packer | Trevelyan’s | Te Puke | 2014-03 | 2016-06',
    ],
    page: `
HEAD Bay Harvest Recruitment | 12 Devonport Road, Tauranga | 07 555 0143 | team@bayharvest.example
# CANDIDATE PROFILE 4471
|| 6 11
| Role | Packhouse Supervisor
| Lives in | Tauranga
| Available | from 1 February
| Work rights | NZ resident
| Recruiter | Hine Waaka
## Recruiter’s summary
Our candidate supervises 60 seasonal staff on two graders. Calm, punctual, sings in the choir of the church. Drug and alcohol test passed in October.
## Employment
**Packhouse Supervisor**, Kōwhai Orchards, Te Puke
Mar 2021 to present
**Forklift Driver**, Port of Tauranga, Mount Maunganui
Aug 2016 to Feb 2021
**Kiwifruit Packer**, Trevelyan’s, Te Puke
Mar 2014 to Jun 2016
## Other
F endorsement, Class 2, Site Safe, First Aid
Languages: English, Samoan
FOOT Name and contact details are provided once an interview is agreed.
`,
  }),
  cv('04-en-in-store-manager', 'pdf', 'en', 'IN', {
    names: ['Mohammed Irfan Pathan', 'Mohd. Irfan Pathan', 'Irfan Pathan'],
    email: 'irfanpathan.retail@sabarmatipost.example',
    phone: '+91 90000 00147',
    city: 'Ahmedabad',
    languages: ['English', 'Hindi', 'Gujarati', 'Urdu'],
    jobs: [
      'Store Manager | Reliance Trends | Ahmedabad | 2021-10 | now',
      'Assistant Store Manager | Shoppers Stop | Vadodara | 2017-04 | 2021-09',
      'Fashion Consultant | Shoppers Stop | Vadodara | 2014-07 | 2017-03',
    ],
    page: `
> **RESUME**
^ **MOHAMMED IRFAN PATHAN**
B-304, Al Burooj Apartments, Juhapura, Ahmedabad – 380055
Mobile: +91 90000 00147
E-mail: irfanpathan.retail@sabarmatipost.example
# Career Objective
To work in a reputed retail organisation where my experience in store operations will be utilised for mutual growth.
# Work Experience
1) Reliance Trends, Ahmedabad
Store Manager – October 2021 till date
* P&L of 14,000 sq ft store, team of 38, shrinkage 0.21%
* Best store of Gujarat region, FY 2024–25
2) Shoppers Stop, Vadodara
Assistant Store Manager – April 2017 to September 2021
3) Shoppers Stop, Vadodara
Fashion Consultant – July 2014 to March 2017
# Academic Qualification
|| 6 6 4
| Examination | Board / University | Year
| B.Com | M.S. University of Baroda | 2014
| H.S.C. | GSHSEB | 2011
# Personal Details
Father’s name: Mr. Yusuf Khan Pathan
Date of birth: 2nd June 1993
Languages known: English, Hindi, Gujarati, Urdu
Marital status: Married
I hereby declare that the above information is true to the best of my knowledge.
Place: Ahmedabad
`,
  }),
  cv('05-en-gb-teaching-assistant', 'docx', 'en', 'GB', {
    names: ['Zofia Chowdhury', 'Mrs Zofia Chowdhury'],
    email: 'zofia.chowdhury@leapost.example',
    phone: '07700 900933',
    city: 'Walthamstow',
    languages: ['English', 'Polish', 'Bengali'],
    jobs: [
      'HLTA | Greenleaf Primary School | Walthamstow | 2022-09 | now',
      'Teaching Assistant (1:1 SEN) | Mission Grove School | Walthamstow | 2017-09 | 2022-07',
      'Lunchtime Supervisor | Mission Grove School | Walthamstow | 2016-01 | 2017-07',
    ],
    page: `
# Zofia Chowdhury
Walthamstow, London E17
07700 900933
zofia.chowdhury@leapost.example
On the DBS update service
## What I do now
I am an HLTA in Year 4 at Greenleaf Primary School, Walthamstow, and cover PPA for three classes. I started as a mum in the playground with a whistle and have not left a school since.
## School experience
HLTA, Greenleaf Primary School, Walthamstow, September 2022 to present
* Phonics groups (Little Wandle), Colourful Semantics, Zones of Regulation
Teaching Assistant (1:1 SEN), Mission Grove School, Walthamstow, September 2017 to July 2022
* A boy with autism from Reception to Year 4; EHCP reviews
Lunchtime Supervisor, Mission Grove School, Walthamstow, January 2016 to July 2017
## Training
HLTA status 2022; ELSA 2021; Team Teach; Level 3 Supporting Teaching and Learning, Waltham Forest College, 2018
## Languages
English, Polish, Bengali (a little, from my in-laws)
`,
  }),
  cv('06-de-baecker', 'doc', 'de', 'DE', {
    names: ['Hannes Obermaier'],
    email: 'hannes.obermaier@innpost.example',
    phone: '0171 3920166',
    city: 'Rosenheim',
    headline: 'Bäckermeister',
    languages: [],
    jobs: [
      'Produktionsleiter | Bäckerei Miedl | Rosenheim | 2018 | now',
      'Bäcker und Schichtführer | Hofpfisterei | München | 2011 | 2018',
      'Bäckerlehre | Bäckerei Zacherl | Bad Aibling | 2008 | 2011',
    ],
    aside: [2],
    page: `
! Hannes Obermaier
Bäckermeister
Austraße 5, 83022 Rosenheim | 0171 3920166 | hannes.obermaier@innpost.example
# Berufliche Stationen
|| 4 13
| seit 2018 | **Produktionsleiter**, Bäckerei Miedl, Rosenheim\\12 Leute, 14 Filialen, Sauerteig, Langzeitführung, Einkauf Mehl
| 2011 – 2018 | **Bäcker und Schichtführer**, Hofpfisterei, München\\Holzofen, Teigmacherei
| 2008 – 2011 | **Bäckerlehre**, Bäckerei Zacherl, Bad Aibling
# Abschlüsse
2017 Meisterprüfung, Akademie des Bäckerhandwerks Lochham
2011 Gesellenprüfung
2008 Qualifizierender Hauptschulabschluss
# Warum ich wechsle
Ich möchte nachts wieder schlafen und suche deshalb etwas in der Produktentwicklung oder im technischen Verkauf.
`,
  }),
  cv('07-de-ch-pflege', 'pdf', 'de', 'CH', {
    names: ['Joël Zurbriggen'],
    email: 'joel.zurbriggen@rhonepost.example',
    phone: '+41 79 555 01 71',
    city: 'Visp',
    languages: ['Deutsch', 'Französisch', 'Englisch'],
    jobs: [
      'Dipl. Pflegefachmann HF | Spital Wallis | Visp | 2021-10 | now',
      'Fachmann Gesundheit EFZ | Alters- und Pflegeheim St. Martin | Visp | 2016-08 | 2018-09',
    ],
    page: `
HEAD Joël Zurbriggen, Visp
> **Curriculum Vitae**
# Personalien
Joël Zurbriggen
Kantonsstrasse 41, 3930 Visp
+41 79 555 01 71
joel.zurbriggen@rhonepost.example
Jahrgang 1998, Bürger von Saas-Fee
# Praxis
Oktober 2021 bis heute
Dipl. Pflegefachmann HF
Spital Wallis, Visp
Notfall, seit 2024 stellvertretende Schichtleitung; Manchester-Triage
August 2016 bis September 2018
Fachmann Gesundheit EFZ
Alters- und Pflegeheim St. Martin, Visp
# Bildung
2018 – 2021 HF Pflege, Visp
2013 – 2016 Fachmann Gesundheit EFZ, Berufsfachschule Oberwallis
NDS Notfallpflege ab Januar 2027 geplant
# Sprachen
Deutsch, Französisch (B2), Englisch (B1)
# Freizeit
Bergrettung Saas, Eishockey
`,
  }),
  cv('08-de-marketing', 'docx', 'de', 'DE', {
    names: ['Linh Chi Hoffmann', 'Linh Chi Hoffmann (geb. Pham)'],
    email: 'linhchi.hoffmann@alsterpost.example',
    phone: '0176 04069377',
    city: 'Hamburg',
    headline: 'Online-Marketing-Managerin',
    languages: ['Deutsch', 'Vietnamesisch', 'Englisch'],
    jobs: [
      'Senior Online-Marketing-Managerin | Tchibo | Hamburg | 2022-07 | now',
      'Online-Marketing-Managerin | Agentur Nordlicht Digital | Hamburg | 2018-10 | 2022-06',
      'Volontärin Marketing | Otto Group | Hamburg | 2017-04 | 2018-09',
    ],
    aside: [2],
    page: `
[[ 6 11
! Linh Chi Hoffmann
(geb. Pham)
^ **Online-Marketing-Managerin**
^ Hamburg
0176 04069377
linhchi.hoffmann@alsterpost.example
^ **Werkzeuge**
Google Ads, GA4, Looker Studio, Klaviyo, Shopify
^ **Sprachen**
Deutsch
Vietnamesisch
Englisch (C1)
---
**Erfahrung**
^ Senior Online-Marketing-Managerin
**Tchibo**, Hamburg | Juli 2022 – heute
* Budget 3,2 Mio. € für Paid Search und Social
* Attribution neu aufgesetzt, drei Werkstudierende
^ Online-Marketing-Managerin
**Agentur Nordlicht Digital**, Hamburg | Oktober 2018 – Juni 2022
* 11 Kunden, vom Fahrradladen bis zur Klinikgruppe
^ Volontärin Marketing
**Otto Group**, Hamburg | April 2017 – September 2018
^ **Studium**
B.A. Medien und Information, HAW Hamburg, 2013 – 2017
]]
`,
  }),
  cv('09-fr-paysagiste', 'doc', 'fr', 'FR', {
    names: ['Guillaume Estève'],
    email: 'guillaume.esteve@heraultpost.example',
    phone: '06 39 98 23 64',
    city: 'Béziers',
    headline: 'Ouvrier paysagiste',
    languages: [],
    jobs: [
      'Chef d’équipe espaces verts | Ville de Béziers | Béziers | 2020-06 | now',
      'Ouvrier paysagiste | Sarl Jardins d’Oc | Agde | 2014-03 | 2020-05',
      'Saisonnier viticole | Domaine de la Crouzette | Magalas | 2012-08 | 2013-10',
    ],
    page: `
Guillaume Estève
Ouvrier paysagiste
4 impasse des Micocouliers – 34500 Béziers
06 39 98 23 64
guillaume.esteve@heraultpost.example
**Expériences professionnelles**
* De juin 2020 à maintenant : Chef d’équipe espaces verts, Ville de Béziers, Béziers. Massifs, élagage, arrosage automatique, fleurissement de la feria.
* De mars 2014 à mai 2020 : Ouvrier paysagiste, Sarl Jardins d’Oc, Agde. Création de jardins, murets en pierre sèche, engazonnement.
* D’août 2012 à octobre 2013 : Saisonnier viticole, Domaine de la Crouzette, Magalas. Taille et vendange.
**Formation**
* BPA Travaux d’aménagements paysagers, CFPPA de Béziers, 2014
* Certiphyto, CACES R482 A, permis B et remorque
**Divers**
* Rugby (pilier), pompier volontaire
`,
  }),
  cv('10-fr-ch-logistique', 'pdf', 'fr', 'CH', {
    names: ['Besart Hoxha'],
    email: 'besart.hoxha@lemanpost.example',
    phone: '078 555 01 32',
    city: 'Renens',
    headline: 'Gestionnaire en logistique CFC',
    languages: ['français', 'albanais', 'allemand'],
    jobs: [
      'Responsable de dépôt | Galexis | Écublens | 2023-03 | now',
      'Gestionnaire en logistique | La Poste Suisse | Daillens | 2017-08 | 2023-02',
      'Apprenti gestionnaire en logistique | Bobst | Mex | 2014-08 | 2017-07',
    ],
    aside: [2],
    page: `
! Besart Hoxha
**Gestionnaire en logistique CFC**
|| 8 9
| Rue de Lausanne 57\\1020 Renens\\Né le 22.07.1998, permis C | 078 555 01 32\\besart.hoxha@lemanpost.example\\Permis de conduire B et BE
# Expériences
03.2023 – à ce jour\tResponsable de dépôt, **Galexis**, Écublens
\tÉquipe de 9, médicaments sous froid, inventaires, BPD
08.2017 – 02.2023\tGestionnaire en logistique, **La Poste Suisse**, Daillens
\tTri des colis, quais, formation des temporaires
08.2014 – 07.2017\tApprenti gestionnaire en logistique, **Bobst**, Mex
# Formation
2025\tBrevet fédéral de logisticien, ASFL Marly
2017\tCFC de gestionnaire en logistique
# Langues
français, albanais, allemand (A2)
# Références
Mme S. Rochat, Galexis, 021 555 01 10
`,
  }),
  cv('11-es-programador', 'docx', 'es', 'ES', {
    names: ['Pau Ferrandis Llorca'],
    email: 'pau.ferrandis@turiapost.example',
    phone: '612 555 061',
    city: 'Castelló de la Plana',
    headline: 'Desarrollador backend Java',
    languages: ['Valenciano', 'Castellano', 'Inglés'],
    jobs: [
      'Desarrollador backend | Porcelanosa | Vila-real | 2021-11 | now',
      'Programador Java | Indra | Valencia | 2018-02 | 2021-10',
      'Becario de desarrollo | Universitat Jaume I | Castelló de la Plana | 2017-06 | 2017-12',
    ],
    aside: [2],
    page: `
# Pau Ferrandis Llorca
Desarrollador backend Java
Castelló de la Plana | 612 555 061 | pau.ferrandis@turiapost.example
## Resumen
Java 21, Spring Boot, Kafka y una paciencia razonable con SAP. Busco teletrabajo parcial y un equipo que revise el código.
## Experiencia
**Porcelanosa** – Vila-real
Desarrollador backend (noviembre 2021 – hoy)
* API de pedidos para 900 tiendas
* Migración de un monolito de 2009, sin parar la fábrica
**Indra** – Valencia
Programador Java (febrero 2018 – octubre 2021)
* Peajes y aparcamientos
**Universitat Jaume I** – Castelló de la Plana
Becario de desarrollo (junio 2017 – diciembre 2017)
## Estudios
Grado en Ingeniería Informática, Universitat Jaume I, 2013 – 2017
## Idiomas
Valenciano, Castellano, Inglés (C1)
`,
  }),
  cv('12-es-pe-cocinera', 'doc', 'es', 'PE', {
    names: ['Rosa Elvira Huamán Quispe', 'Rosa Huamán Quispe'],
    email: 'rosahuaman.cocina@rimacpost.example',
    phone: '955 550 142',
    city: 'Arequipa',
    headline: 'Cocinera',
    languages: ['Castellano', 'Quechua'],
    jobs: [
      'Jefa de cocina | Picantería La Chabelita | Arequipa | 2019-02 | now',
      'Cocinera de comedor | Sodexo | Mina Cerro Verde | 2013-05 | 2019-01',
      'Ayudante de cocina | Restaurante El Tumi | Camaná | 2008-01 | 2013-04',
    ],
    page: `
> **CURRÍCULUM VITAE**
|| 5 12
| Nombres | Rosa Elvira
| Apellidos | Huamán Quispe
| Ocupación | Cocinera
| DNI | 00000000
| Domicilio | Av. Ejército 1012, Cayma
| Ciudad | Arequipa
| Celular | 955 550 142
| Correo | rosahuaman.cocina@rimacpost.example
^ **EXPERIENCIA**
Picantería La Chabelita, Arequipa
Jefa de cocina
Febrero 2019 a la actualidad
Chupes, rocoto relleno, compras en el mercado San Camilo, 5 ayudantes
^ Sodexo, Mina Cerro Verde
Cocinera de comedor
Mayo 2013 a enero 2019
800 almuerzos por turno, régimen 14x7, HACCP
^ Restaurante El Tumi, Camaná
Ayudante de cocina
Enero 2008 a abril 2013
^ **ESTUDIOS**
Cocina peruana, CENFOTUR, 2012
Secundaria completa, I.E. Micaela Bastidas, 2005
^ **IDIOMAS**
Castellano, Quechua
^ **REFERENCIAS**
Sra. Isabel Zegarra, dueña de La Chabelita, 954 550 120
`,
  }),
];
