import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirteenth');

/** Twenty more in the languages that were read worst, most of them in one type, written after the twelfth was mended and read as they came. All people are made up. */
export const BY_HAND_THIRTEENTH: Sheet[] = [
  cv('01-es-texto', 'docx', 'es', 'ES', {
    names: ['Francisco Javier Luengo Barroso'],
    email: 'fj.luengo@correo-extremo.example',
    phone: '649 55 10 28',
    city: 'Badajoz',
    languages: ['Portugués'],
    jobs: [
      'Responsable de mantenimiento | Conservas Vegas Bajas S.C.L. | | 2015 | now',
      'Electromecánico | Frigoríficos Guadiana S.A. | | 2008 | 2015',
      'Oficial de segunda electricista | Montajes Eléctricos Alcántara | | 2003 | 2008',
    ],
    dates: 'year',
    page: `
Francisco Javier Luengo Barroso
C/ Enrique Segura Otaño, 14 – 06004 Badajoz
649 55 10 28 // fj.luengo@correo-extremo.example
Nacido el 2 de febrero de 1981

Trayectoria

Conservas Vegas Bajas S.C.L. (Montijo). Responsable de mantenimiento. Desde 2015.
Organizo un equipo de siete personas y las paradas de campaña.

Frigoríficos Guadiana S.A. (Mérida). Electromecánico. 2008-2015.
Averías en línea de despiece y cámaras.

Montajes Eléctricos Alcántara (Cáceres). Oficial de segunda electricista. 2003-2008.

Estudios

FP II Electricidad, IES San José, Badajoz (2001)
Carnet de instalador de baja tensión

Otros

Portugués hablado. Carné B y BTP.
`,
  }),
  cv('02-es-cl-vineta', 'pdf', 'es', 'CL', {
    names: ['Camila Antonia Riquelme Soto'],
    email: 'camila.riquelme.s@correo-andes.example',
    phone: '+56 9 5555 0142',
    city: 'Concepción',
    languages: ['Inglés'],
    jobs: [
      'Prevencionista de riesgos | Forestal Biobío SpA | | 2020-03 | now',
      'Asistente de prevención | Constructora Penco Ltda. | | 2016-04 | 2020-02',
      'Práctica profesional | Mutual del Sur | | 2015-08 | 2015-12',
    ],
    aside: [2],
    page: `
> **CAMILA ANTONIA RIQUELME SOTO**
> Ingeniera en Prevención de Riesgos
> RUT 18.555.014-2 | Concepción, Chile | +56 9 5555 0142 | camila.riquelme.s@correo-andes.example
**ANTECEDENTES PROFESIONALES**
* **Marzo 2020 a la fecha: Forestal Biobío SpA, Concepción**
Cargo: Prevencionista de riesgos
Funciones: inducciones, matriz IPER, investigación de accidentes.
* **Abril 2016 a febrero 2020: Constructora Penco Ltda., Penco**
Cargo: Asistente de prevención
* **Agosto a diciembre 2015: Mutual del Sur, Talcahuano**
Cargo: Práctica profesional
**ANTECEDENTES ACADÉMICOS**
2011 – 2015: Universidad del Biobío, Ingeniería en Prevención de Riesgos
2010: Licencia de enseñanza media, Liceo Enrique Molina
**IDIOMAS**
Inglés intermedio
**PRETENSIÓN DE RENTA**
$1.400.000 líquidos
`,
  }),
  cv('03-es-co-hoja', 'docx', 'es', 'CO', {
    names: ['Diego Armando Patiño Cuesta'],
    email: 'diegopatino.c@correo-paisa.example',
    phone: '312 555 0167',
    city: 'Medellín',
    jobs: [
      'Coordinador de bodega | Textiles Aburrá S.A.S. | | 2019-08 | now',
      'Auxiliar logístico | Cargas del Norte Ltda. | | 2014-02 | 2019-07',
      'Mensajero | Droguería La Economía | | 2011-01 | 2014-01',
    ],
    page: `
> HOJA DE VIDA
> DIEGO ARMANDO PATIÑO CUESTA
**PERFIL**
Tecnólogo en logística con diez años de experiencia en almacenamiento y despacho.
**DATOS PERSONALES**
DOCUMENTO DE IDENTIDAD:	C.C. 1.128.555.014
DIRECCIÓN:	Calle 44 # 70-12, Medellín
CELULAR:	312 555 0167
E-MAIL:	diegopatino.c@correo-paisa.example
**EXPERIENCIA LABORAL**
TEXTILES ABURRÁ S.A.S.
Cargo desempeñado: Coordinador de bodega
Jefe inmediato: Liliana Montoya
Teléfono: 604 555 0120
Tiempo laborado: Agosto de 2019 – Actualmente
CARGAS DEL NORTE LTDA.
Cargo desempeñado: Auxiliar logístico
Jefe inmediato: Hernán Ruiz
Tiempo laborado: Febrero de 2014 – Julio de 2019
DROGUERÍA LA ECONOMÍA
Cargo desempeñado: Mensajero
Tiempo laborado: Enero de 2011 – Enero de 2014
**FORMACIÓN ACADÉMICA**
Tecnología en Gestión Logística, SENA, 2013
Bachiller, I.E. San Roberto Belarmino, 2009
**REFERENCIAS PERSONALES**
Jorge Iván Cuesta, comerciante, 310 555 0111
`,
  }),
  cv('04-es-mujer-dos', 'pdf', 'es', 'ES', {
    names: ['Montserrat Ferrer i Puig', 'Montserrat Ferrer Puig'],
    email: 'mferrerpuig@bustia-cat.example',
    phone: '617 555 093',
    city: 'Girona',
    languages: ['Catalán', 'Castellano', 'Francés', 'Inglés'],
    jobs: [
      'Jefa de recepción | Hotel Pont Vell | | 2018-05 | now',
      'Recepcionista | Hotel Pont Vell | | 2014-03 | 2018-04',
      'Guía turística | Rutes Gironines SL | | 2011-06 | 2014-02',
    ],
    page: `
[[ 11.5 5.5
! Montserrat Ferrer i Puig
**Experiencia**
Hotel Pont Vell ★★★★	Girona
Jefa de recepción	05/2018 – hoy
Recepcionista	03/2014 – 04/2018
Rutes Gironines SL	Girona
Guía turística	06/2011 – 02/2014
**Formación**
Grado en Turismo	2007 – 2011
Universitat de Girona
---
**Contacto**
617 555 093
mferrerpuig@bustia-cat.example
17001 Girona
**Idiomas**
Catalán · nativo
Castellano · nativo
Francés · C1
Inglés · B2
**Programas**
Opera
Amadeus
]]
`,
  }),
  cv('05-fr-lignes', 'doc', 'fr', 'FR', {
    names: ['Christophe Marchetti', 'MARCHETTI Christophe'],
    email: 'c.marchetti13@boite-sud.example',
    phone: '06 22 55 71 30',
    city: 'Aubagne',
    jobs: [
      "Chef d'équipe espaces verts | Paysages de Provence SARL | | 2016-03 | now",
      'Jardinier | Ville de Marseille | | 2009-04 | 2016-02',
      'Ouvrier viticole | Domaine des Restanques | | 2005-09 | 2009-03',
    ],
    page: `
MARCHETTI Christophe
Né le 12/06/1985 à La Ciotat
5, chemin des Solans
13400 AUBAGNE
Tél : 06 22 55 71 30
Mail : c.marchetti13@boite-sud.example

PARCOURS PROFESSIONNEL

De Mars 2016 à ce jour : PAYSAGES DE PROVENCE SARL (Gémenos)
Poste : Chef d'équipe espaces verts
- Encadrement de 4 jardiniers, arrosage intégré, taille

D'Avril 2009 à Février 2016 : VILLE DE MARSEILLE
Poste : Jardinier
- Entretien des parcs du 9e arrondissement

De Septembre 2005 à Mars 2009 : DOMAINE DES RESTANQUES (Cassis)
Poste : Ouvrier viticole

FORMATIONS ET DIPLÔMES

2005 : BEPA Travaux paysagers, CFPPA d'Aix-Valabre
2012 : Certiphyto
2017 : CACES R482 A

INFORMATIONS COMPLÉMENTAIRES

Permis B et BE - Pompier volontaire
`,
  }),
  cv('06-fr-cadre', 'docx', 'fr', 'FR', {
    names: ['Hélène Roussel-Dumont'],
    email: 'h.rousseldumont@messagerie-lyon.example',
    phone: '+33 6 70 55 14 82',
    city: 'Lyon',
    languages: ['Anglais', 'Allemand'],
    jobs: [
      'Directrice administrative et financière | Groupe Brévalin | | 2019-09 | now',
      'Responsable du contrôle de gestion | Groupe Brévalin | | 2014-01 | 2019-08',
      'Auditrice senior | Cabinet Delorme & Associés | | 2009-10 | 2013-12',
    ],
    page: `
! Hélène Roussel-Dumont
DAF – ETI industrielle – 15 ans d'expérience
Lyon 6e | +33 6 70 55 14 82 | h.rousseldumont@messagerie-lyon.example
**EXPÉRIENCES PROFESSIONNELLES**
**GROUPE BRÉVALIN** (plasturgie, 800 salariés, CA 160 M€) – Oyonnax puis Lyon	**2014 – aujourd'hui**
**Directrice administrative et financière** (depuis septembre 2019)
* Équipe de 22 personnes, refinancement de 40 M€
**Responsable du contrôle de gestion** (janvier 2014 – août 2019)
* Déploiement de SAP FI-CO sur 5 sites
**CABINET DELORME & ASSOCIÉS** (audit légal) – Lyon	**2009 – 2013**
**Auditrice senior** (octobre 2009 – décembre 2013)
**FORMATION**
Diplôme d'expertise comptable	2014
Master CCA, Université Lyon 3	2009
**LANGUES**
Anglais (C1) – Allemand (B1)
`,
  }),
  cv('07-fr-ch-tableau', 'pdf', 'fr', 'CH', {
    names: ['Yannick Perret-Gentil', 'Yannick Perret'],
    email: 'yannick.perret@romandie-post.example',
    phone: '079 555 01 74',
    city: 'Yverdon-les-Bains',
    languages: ['Français', 'Allemand'],
    jobs: [
      'Polymécanicien | Fabrique Jordan SA | | 2017-02 | now',
      'Mécanicien de précision | Decolletage du Vallon SA | | 2012-08 | 2017-01',
      'Apprenti polymécanicien | Fabrique Jordan SA | | 2008-08 | 2012-07',
    ],
    aside: [2],
    page: `
> Curriculum vitæ
|| 5 12
| Nom | Perret-Gentil
| Prénom | Yannick
| Adresse | Rue du Four 8, 1400 Yverdon-les-Bains
| Téléphone | 079 555 01 74
| Courriel | yannick.perret@romandie-post.example
| Permis | B, moto
**Activités professionnelles**
|| 5 12
| dès 02.2017 | Fabrique Jordan SA, Orbe\\Polymécanicien\\Programmation et réglage de CN 5 axes
| 08.2012 – 01.2017 | Decolletage du Vallon SA, Fleurier\\Mécanicien de précision
| 08.2008 – 07.2012 | Fabrique Jordan SA, Orbe\\Apprenti polymécanicien
**Formation**
|| 5 12
| 2012 | CFC de polymécanicien, CPNV, Yverdon
**Langues**
|| 5 12
| Français | langue maternelle
| Allemand | A2
`,
  }),
  cv('08-fr-prose', 'pdf', 'fr', 'BE', {
    names: ['Ludivine Delcourt'],
    email: 'ludivine.delcourt@boite-hainaut.example',
    phone: '0479 55 20 61',
    city: 'Mons',
    languages: ['Anglais', 'Italien'],
    jobs: [
      'Éducatrice spécialisée | ASBL Le Tremplin | | 2018 | now',
      "Animatrice | Maison de jeunes L'Escale | | 2013 | 2018",
      'Vendeuse | Librairie Scientia | | 2011 | 2013',
    ],
    dates: 'year',
    page: `
! Ludivine Delcourt
Mons · 0479 55 20 61 · ludivine.delcourt@boite-hainaut.example
# Qui suis-je ?
Une éducatrice de 35 ans qui préfère le terrain aux réunions.
# Mon expérience
Depuis 2018, je travaille comme Éducatrice spécialisée à l'ASBL Le Tremplin, où je suis référente de huit adolescents.
De 2013 à 2018, j'ai été Animatrice à la Maison de jeunes L'Escale : ateliers théâtre, camps d'été, école de devoirs.
De 2011 à 2013, j'étais Vendeuse à la Librairie Scientia.
# Mes études
Bachelier éducateur spécialisé, Haute École Condorcet, 2011
# Mes langues
Anglais (moyen), italien (de famille)
`,
  }),
  cv('09-it-righe', 'docx', 'it', 'IT', {
    names: ['Antonella Scognamiglio'],
    email: 'anto.scognamiglio@posta-napoli.example',
    phone: '347 555 0139',
    city: 'Napoli',
    languages: ['inglese', 'francese'],
    jobs: [
      'Addetta alla segreteria | Studio Medico Vomero | | 2016-01 | now',
      'Centralinista | Call & Co. S.r.l. | | 2011-05 | 2015-12',
      'Commessa | Abbigliamento Jolly | | 2007-09 | 2011-04',
    ],
    page: `
Antonella Scognamiglio
Napoli, 4 maggio 1984
Via Scarlatti 60, 80129 Napoli
cell. 347 555 0139 – e-mail: anto.scognamiglio@posta-napoli.example

ESPERIENZA PROFESSIONALE

01/2016 – in corso	Studio Medico Vomero – Napoli
	Addetta alla segreteria
	Prenotazioni, fatturazione, rapporti con i pazienti
05/2011 – 12/2015	Call & Co. S.r.l. – Casoria
	Centralinista
09/2007 – 04/2011	Abbigliamento Jolly – Napoli
	Commessa

ISTRUZIONE

Diploma di ragioniere e perito commerciale, I.T.C. Pagano, 2003

LINGUE E INFORMATICA

Buona conoscenza di inglese e francese. Pacchetto Office.
`,
  }),
  cv('10-it-frasi', 'pdf', 'it', 'IT', {
    names: ['Davide Piovesan'],
    email: 'davidepiovesan@posta-marca.example',
    phone: '+39 340 555 0128',
    city: 'Conegliano',
    languages: ['Inglese'],
    jobs: [
      'Responsabile magazzino | Cantine Col di Luna | | 2019-03 | now',
      'Carrellista | Logistica Piave S.p.A. | | 2013-09 | 2019-02',
      'Operaio | Mobilificio Tonon | | 2008 | 2013',
    ],
    page: `
! Davide Piovesan
**Dati personali:** nato il 19/11/1989, residente a Conegliano (TV), patente B
**Contatti:** +39 340 555 0128, davidepiovesan@posta-marca.example
**Esperienze di lavoro**
Da marzo 2019 lavoro come Responsabile magazzino presso Cantine Col di Luna, a Valdobbiadene.
Da settembre 2013 a febbraio 2019 ho lavorato come Carrellista per Logistica Piave S.p.A. di Susegana.
Dal 2008 al 2013 sono stato Operaio presso il Mobilificio Tonon.
**Studi**
Qualifica di operatore meccanico, IPSIA Pittoni, 2007
**Lingue**
Inglese di base
`,
  }),
  cv('11-it-titolo', 'pdf', 'it', 'IT', {
    names: ['Chiara Lombardo'],
    email: 'chiara.lombardo.arch@posta-etnea.example',
    phone: '328 555 0190',
    city: 'Palermo',
    languages: ['Italiano', 'Inglese', 'Spagnolo'],
    jobs: [
      'Architetto libero professionista | Studio CL | | 2020 | now',
      'Collaboratrice di studio | Studio Ingrassia Architetti | | 2016 | 2020',
      'Tirocinante | Soprintendenza BB.CC.AA. di Palermo | | 2015 | 2016',
    ],
    dates: 'year',
    aside: [2],
    page: `
> **CHIARA LOMBARDO**
> architetto
> Palermo | 328 555 0190 | chiara.lombardo.arch@posta-etnea.example
**_ esperienze**
2020 > oggi
architetto libero professionista | Studio CL
2016 > 2020
collaboratrice di studio | Studio Ingrassia Architetti
2015 > 2016
tirocinante | Soprintendenza BB.CC.AA. di Palermo
**_ formazione**
2008 > 2015
laurea magistrale in architettura | Università di Palermo
**_ lingue**
Italiano | Inglese | Spagnolo
**_ software**
Autocad | Rhino | Photoshop
`,
  }),
  cv('12-it-medico', 'doc', 'it', 'IT', {
    names: ['Roberto Maria Castellani', 'Roberto Castellani'],
    email: 'r.castellani@ospedale-posta.example',
    phone: '0577 555 018',
    city: 'Siena',
    languages: ['Inglese'],
    jobs: [
      'Dirigente medico | Azienda Ospedaliera Senese | | 2014-05 | now',
      'Medico di guardia | Casa di Cura Villa Elsa | | 2011-02 | 2014-04',
      'Medico specializzando | Policlinico Le Scotte | | 2006-07 | 2011-01',
    ],
    aside: [2],
    page: `
Dott. Roberto Maria Castellani
Specialista in Medicina Interna
Via Pantaneto 88, 53100 Siena
Tel. 0577 555 018
r.castellani@ospedale-posta.example

ATTIVITÀ PROFESSIONALE

Dal 02/05/2014 a tutt'oggi: Dirigente medico a tempo indeterminato presso Azienda Ospedaliera Senese, U.O.C. Medicina Interna
Dal 01/02/2011 al 30/04/2014: Medico di guardia presso Casa di Cura Villa Elsa, Poggibonsi
Dal 01/07/2006 al 31/01/2011: Medico specializzando presso Policlinico Le Scotte, Siena

TITOLI DI STUDIO

Specializzazione in Medicina Interna, Università di Siena, 2011
Laurea in Medicina e Chirurgia, Università di Siena, 2005, 110/110 e lode

CORSI E CONGRESSI

ACLS 2022, Ecografia clinica 2019

LINGUE

Inglese: buono
`,
  }),
  cv('13-pt-linha', 'docx', 'pt', 'BR', {
    names: ['Antônio Carlos Bezerra', 'Antonio Carlos Bezerra'],
    email: 'ac.bezerra@correio-ce.example',
    phone: '(85) 98555-0172',
    city: 'Fortaleza',
    jobs: [
      'Gerente de loja | Magazine Iracema | | 2017-06 | now',
      'Subgerente | Magazine Iracema | | 2013-02 | 2017-05',
      'Vendedor | Casas Cariri | | 2009-01 | 2013-01',
    ],
    page: `
**ANTÔNIO CARLOS BEZERRA**
Brasileiro, casado, 38 anos – Fortaleza – CE
Tel: (85) 98555-0172 – E-mail: ac.bezerra@correio-ce.example
**Objetivo**
Gerência comercial
**Histórico profissional**
**Magazine Iracema – 06/2013 até o momento**
Gerente de loja (desde 06/2017)
Subgerente (02/2013 a 05/2017)
Gestão de 35 colaboradores, metas, inventário.
**Casas Cariri – 01/2009 a 01/2013**
Vendedor
**Escolaridade**
Superior completo em Administração – UniFor – 2012
**Informática**
Excel intermediário
`,
  }),
  cv('14-pt-enfermeiro', 'pdf', 'pt', 'PT', {
    names: ['Rui Filipe Carvalhal'],
    email: 'rui.carvalhal@caixa-norte.example',
    phone: '917 555 063',
    city: 'Vila Real',
    languages: ['Português', 'Inglês'],
    jobs: [
      'Enfermeiro especialista, Serviço de Medicina Intensiva | Centro Hospitalar do Marão, E.P.E. | | 2019-04 | now',
      'Enfermeiro, Serviço de Urgência | Centro Hospitalar do Marão, E.P.E. | | 2012-10 | 2019-03',
      'Staff Nurse, A&E | Northshire NHS Trust | | 2010-01 | 2012-09',
    ],
    page: `
> CURRICULUM VITAE
Rui Filipe Carvalhal
Telemóvel: 917 555 063 | Email: rui.carvalhal@caixa-norte.example | Residência: Vila Real
**PERCURSO PROFISSIONAL**
Abril 2019 até à presente data
Enfermeiro especialista, Serviço de Medicina Intensiva
Centro Hospitalar do Marão, E.P.E.
Outubro 2012 – Março 2019
Enfermeiro, Serviço de Urgência
Centro Hospitalar do Marão, E.P.E.
Janeiro 2010 – Setembro 2012
Staff Nurse, A&E
Northshire NHS Trust, Reino Unido
**FORMAÇÃO ACADÉMICA**
2019 Pós-Licenciatura em Enfermagem Médico-Cirúrgica, ESEL
2009 Licenciatura em Enfermagem, Escola Superior de Enfermagem de Vila Real
**LÍNGUAS**
Português e Inglês
`,
  }),
  cv('15-sv-vard', 'docx', 'sv', 'SE', {
    names: ['Leila Haddad Svensson'],
    email: 'leila.haddad.s@brevlada-vast.example',
    phone: '073-555 01 46',
    city: 'Borås',
    languages: ['Svenska', 'Arabiska', 'Engelska'],
    jobs: [
      'Specialistundersköterska | Södra Älvsborgs sjukhus | | 2019-02 | now',
      'Undersköterska | Vardaga Solgården | | 2014-06 | 2019-01',
      'Lokalvårdare | Städpoolen AB | | 2010-09 | 2014-05',
    ],
    page: `
Leila Haddad Svensson
Sandlidsgatan 9
504 57 Borås
073-555 01 46
leila.haddad.s@brevlada-vast.example

Om mig
Lugn, noggrann och van vid ett högt tempo.

Arbetslivserfarenhet
Februari 2019 – pågående: Specialistundersköterska, Södra Älvsborgs sjukhus
Akutmottagning, handledare för elever.
Juni 2014 – januari 2019: Undersköterska, Vardaga Solgården
Demensboende.
September 2010 – maj 2014: Lokalvårdare, Städpoolen AB

Utbildning
2018: Specialistutbildning akutsjukvård, Yrkeshögskolan Borås
2012–2014: Vård- och omsorgsutbildning, Komvux

Språk
Svenska, arabiska, engelska

Körkort
B
`,
  }),
  cv('16-da-saelger', 'pdf', 'da', 'DK', {
    names: ['Jesper Bak Mogensen'],
    email: 'jesperbak@postkasse-fyn.example',
    phone: '+45 28 55 01 73',
    city: 'Odense',
    languages: ['Dansk', 'Engelsk', 'Tysk'],
    jobs: [
      'Key Account Manager | Nordfyns Emballage A/S | | 2018-08 | now',
      'Salgskonsulent | Dansk Kontorteknik ApS | | 2013-03 | 2018-07',
      'Butiksassistent | Imerco Odense | | 2009-08 | 2013-02',
    ],
    page: `
[[ 5 12
**JESPER BAK MOGENSEN**
Født 1988
Hunderupvej 74
5230 Odense M
+45 28 55 01 73
jesperbak@postkasse-fyn.example
**Sprog**
Dansk
Engelsk
Tysk
**IT**
Dynamics 365
Excel
---
**Erhvervserfaring**
**Key Account Manager** hos Nordfyns Emballage A/S
August 2018 – nu
Ansvar for 40 kunder i fødevarebranchen.
**Salgskonsulent** hos Dansk Kontorteknik ApS
Marts 2013 – juli 2018
**Butiksassistent** hos Imerco Odense
August 2009 – februar 2013
**Uddannelse**
**Salgsassistent med profil** fra Tietgen
2008 – 2011
]]
`,
  }),
  cv('17-no-ren', 'docx', 'da', 'NO', {
    spoken: 'no',
    names: ['Marte Solbakken Lie'],
    email: 'marte.s.lie@epost-ost.example',
    phone: '+47 958 55 014',
    city: 'Drammen',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Barnehagelærer | Åssiden barnehage | | 2018-08 | now',
      'Assistent | Skogstjerna barnehage | | 2013-08 | 2015-07',
      'Butikkmedarbeider | Kiwi Gulskogen | | 2010-06 | 2013-07',
    ],
    page: `
! Marte Solbakken Lie
Adresse: Rosenkrantzgata 51, 3018 Drammen
Telefon: +47 958 55 014
E-post: marte.s.lie@epost-ost.example
Fødselsdato: 08.03.1992
**ARBEIDSERFARING**
**aug. 2018 – d.d.**	**Barnehagelærer, Åssiden barnehage**
	Pedagogisk leder på småbarnsavdeling
**aug. 2013 – juli 2015**	**Assistent, Skogstjerna barnehage**
**juni 2010 – juli 2013**	**Butikkmedarbeider, Kiwi Gulskogen**
	Deltid ved siden av skole
**UTDANNING**
**2015 – 2018**	**Barnehagelærerutdanning, Universitetet i Sørøst-Norge**
**2008 – 2011**	**Studiespesialisering, Drammen videregående skole**
**SPRÅK**
Norsk (morsmål), engelsk (god)
**REFERANSER**
Oppgis ved forespørsel
`,
  }),
  cv('18-no-offshore', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Stian Rødland'],
    email: 'stian.rodland@epost-sor.example',
    phone: '99 55 01 82',
    city: 'Stavanger',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Dekksoperatør | Nordhav Drilling AS | | 2016-01 | now',
      'Industrimekaniker | Rosenvik Verksted AS | | 2011-08 | 2015-12',
      'Lærling | Rosenvik Verksted AS | | 2009-08 | 2011-07',
    ],
    aside: [2],
    page: `
CV – Stian Rødland
Stavanger | 99 55 01 82 | stian.rodland@epost-sor.example

Nøkkelopplysninger
Fagbrev, GSK, HUET, G4 kranførerbevis

Praksis
Nordhav Drilling AS, dekksoperatør (2016 – dags dato)
Rigg «Nordhav Viking», rotasjon 2-4.
Rosenvik Verksted AS, industrimekaniker (aug. 2011 – des. 2015)
Rosenvik Verksted AS, lærling (aug. 2009 – juli 2011)

Skole
Godalen videregående skole, TIP og industriteknologi (2007 – 2009)

Kurs
Varme arbeider 2022, Fallsikring 2021

Språk
Norsk og engelsk
`,
  }),
  cv('19-nl-functies', 'doc', 'nl', 'NL', {
    names: ['Ingrid Bosma'],
    email: 'ingridbosma@postbus-noord.example',
    phone: '050 555 01 28',
    city: 'Groningen',
    languages: ['Nederlands', 'Engels', 'Fries'],
    jobs: [
      'Teamcoördinator klantenservice | Noorderzorg Verzekeringen | | 2017-09 | now',
      'Medewerker klantcontact | Noorderzorg Verzekeringen | | 2011-03 | 2017-08',
      'Receptioniste | Hotel De Ville | | 2007-05 | 2011-02',
    ],
    page: `
Persoonlijke gegevens

Naam:	Ingrid Bosma
Woonplaats:	Groningen
Telefoon:	050 555 01 28
E-mail:	ingridbosma@postbus-noord.example

Werkervaring

Periode:	september 2017 - heden
Bedrijf:	Noorderzorg Verzekeringen te Groningen
Functie:	Teamcoördinator klantenservice

Periode:	maart 2011 - augustus 2017
Bedrijf:	Noorderzorg Verzekeringen te Groningen
Functie:	Medewerker klantcontact

Periode:	mei 2007 - februari 2011
Bedrijf:	Hotel De Ville te Groningen
Functie:	Receptioniste

Opleiding

Periode:	2003 - 2007
Opleiding:	MBO Toerisme, Alfa-college
Diploma:	Ja

Talen

Nederlands, Engels, Fries
`,
  }),
  cv('20-en-gulf-accountant', 'docx', 'en', 'QA', {
    names: ['Abdul Rasheed Kunnath'],
    email: 'rasheed.kunnath@inmail.example',
    phone: '+974 5555 0146',
    city: 'Doha',
    languages: ['English', 'Malayalam', 'Arabic'],
    jobs: [
      'Senior Accountant | Al Mirqab Trading & Contracting W.L.L. | | 2017-01 | now',
      'Accountant | Malabar Textiles | | 2012-04 | 2016-11',
      'Accounts Assistant | M. K. Menon & Co. Chartered Accountants | | 2010-05 | 2012-03',
    ],
    page: `
**ABDUL RASHEED KUNNATH**
**Senior Accountant**
Doha, Qatar | Mob: +974 5555 0146 | rasheed.kunnath@inmail.example
QID holder with NOC
**Work Experience: (14 Years)**
**1) Al Mirqab Trading & Contracting W.L.L. – Doha, Qatar**
**Position: Senior Accountant (Jan 2017 – Till Date)**
* Finalization of accounts
* WPS salary processing
**2) Malabar Textiles – Calicut, Kerala**
**Position: Accountant (Apr 2012 – Nov 2016)**
* GST/VAT filing in Tally
**3) M. K. Menon & Co. Chartered Accountants – Thrissur**
**Position: Accounts Assistant (May 2010 – Mar 2012)**
**Educational Qualification**
M.Com – University of Calicut – 2010
**Personal Details**
Date of Birth : 20/02/1988
Nationality : Indian
Languages Known : English, Malayalam, Arabic
Visa Status : Transferable
`,
  }),
];
