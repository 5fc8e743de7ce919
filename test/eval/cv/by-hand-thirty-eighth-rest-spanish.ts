import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-eighth-rest');

/** Those in Spanish. */
export const BY_HAND_THIRTY_EIGHTH_REST_SPANISH: Sheet[] = [
  cv('26-es-enfermero', 'docx', 'es', 'ES', {
    names: ['Iker Etxeberria Zubizarreta', 'Iker Etxeberria'],
    email: 'iker.etxeberria@urumeamail.example',
    phone: '+34 655 555 017',
    city: 'Donostia',
    headline: 'Enfermero de urgencias',
    languages: ['Euskera', 'Castellano', 'Inglés'],
    jobs: [
      'Enfermero de urgencias | Osakidetza | | 2018-05 | now',
      'Enfermero | Policlínica Gipuzkoa | | 2014-07 | 2018-04',
      'Staff Nurse | Royal Berkshire Hospital | | 2012-10 | 2014-06',
    ],
    page: `
! Iker Etxeberria Zubizarreta
Enfermero de urgencias
Donostia · +34 655 555 017 · iker.etxeberria@urumeamail.example · n.º de colegiado a petición
# Experiencia
may. 2018 – actualidad \t**Enfermero de urgencias**
Osakidetza, Hospital Universitario Donostia
* Triaje, box de críticos, tutor de residentes
jul. 2014 – abr. 2018 \t**Enfermero**
Policlínica Gipuzkoa, Donostia
oct. 2012 – jun. 2014 \t**Staff Nurse**
Royal Berkshire Hospital, Reading (Reino Unido)
# Formación
2012 \tGrado en Enfermería, UPV/EHU
2020 \tMáster en Urgencias y Emergencias, UNIR
# Idiomas
Euskera, Castellano, Inglés (C1)
`,
  }),
  cv('27-es-contable', 'pdf', 'es', 'ES', {
    names: ['Oksana Kovalenko'],
    email: 'oksana.kovalenko@turiamail.example',
    phone: '644 555 092',
    city: 'Torrevieja',
    languages: ['Ucraniano', 'Ruso', 'Español', 'Inglés'],
    jobs: [
      'Administrativa contable | Gestoría Pedrera | | 2021-02 | now',
      'Recepcionista | Hotel Masa | | 2016-04 | 2020-10',
      'Contable | Nova Poshta | | 2009-09 | 2015-12',
    ],
    page: `
[[ 5 12
**DATOS**
Torrevieja (Alicante)
644 555 092
oksana.kovalenko@turiamail.example
NIE en vigor
Carné B
^ **IDIOMAS**
Ucraniano nativo
Ruso nativo
Español C1
Inglés B2
^ **PROGRAMAS**
A3, Sage 50
Excel
---
**OKSANA KOVALENKO**
^ **EXPERIENCIA LABORAL**
**Administrativa contable**
Gestoría Pedrera, Torrevieja
02/2021 – Actualmente
* Modelos 303, 111 y 347, facturas de 80 autónomos
**Recepcionista**
Hotel Masa, Torrevieja
04/2016 – 10/2020
**Contable**
Nova Poshta, Poltava (Ucrania)
09/2009 – 12/2015
^ **ESTUDIOS**
Licenciada en Economía, Universidad de Poltava, 2009 (homologada en 2022)
]]
`,
  }),
  cv('28-es-mx-desarrollador', 'docx', 'es', 'MX', {
    names: ['Luis Ángel Treviño Garza', 'Luis Ángel Treviño', 'Luis Treviño'],
    email: 'la.trevino@regiomail.example',
    phone: '+52 81 5555 0173',
    city: 'Monterrey',
    headline: 'Ingeniero de software',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Ingeniero de software senior | Softtek | | 2020-08 | now',
      'Desarrollador .NET | FEMSA | | 2016-03 | 2020-07',
      'Programador analista | Banorte | | 2013-06 | 2016-02',
    ],
    page: `
HEAD Luis Ángel Treviño Garza · CV · noviembre de 2026
# Ingeniero de software
**Luis Ángel Treviño Garza**
Monterrey, N.L. | +52 81 5555 0173 | la.trevino@regiomail.example
# Resumen
Trece años en .NET y nube. Disponible para esquema híbrido.
# Trayectoria
**Softtek** | Monterrey
Ingeniero de software senior | ago 2020 – presente
* Cliente del ramo automotriz en Detroit, migración a Azure
**FEMSA** | Monterrey
Desarrollador .NET | mar 2016 – jul 2020
* Punto de venta de 20 mil tiendas
**Banorte** | San Pedro Garza García
Programador analista | jun 2013 – feb 2016
# Educación
Ing. en Sistemas Computacionales, UANL, 2013
# Idiomas
Español, Inglés (B2)
`,
  }),
  cv('29-es-encargado-obra', 'doc', 'es', 'ES', {
    names: ['Francisco Javier Lozano Peñalver', 'Paco Lozano', 'Francisco Javier Lozano', 'Francisco Lozano'],
    email: 'pacolozano68@seguramail.example',
    phone: '677 555 031',
    city: 'Murcia',
    languages: [],
    jobs: [
      'Encargado de obra | Sacyr | | 2015 | now',
      'Capataz | Ferrovial | | 2003 | 2013',
      'Oficial de primera | Construcciones Hermanos Lozano | | 1990 | 2003',
    ],
    page: `
> **CURRÍCULUM VÍTAE**
^ **DATOS PERSONALES**
= Nombre:\tFrancisco Javier (Paco)
= Apellidos:\tLozano Peñalver
= Nacimiento:\t4-12-1968, Mula
= Domicilio:\tC/ Acisclo Díaz, 11, 30005 Murcia
= Teléfono:\t677 555 031
= Correo:\tpacolozano68@seguramail.example
^ **EXPERIENCIA PROFESIONAL**
= 2015 – hoy\tSacyr. Encargado de obra. Desaladora, hospital, dos tramos de AVE
= 2003 – 2013\tFerrovial. Capataz. Autovía A-7
= 1990 – 2003\tConstrucciones Hermanos Lozano. Oficial de primera
^ **FORMACIÓN**
= 2006\tRecurso preventivo, 60 horas
= 1984\tGraduado escolar
^ **OTROS**
Carné B y C, vehículo propio, disponibilidad para viajar
`,
  }),
  cv('30-es-co-gerente', 'pdf', 'es', 'CO', {
    names: ['Diana Marcela Ospina Restrepo', 'Diana Marcela Ospina', 'Diana Ospina'],
    email: 'dm.ospina@aburramail.example',
    phone: '+57 300 555 0182',
    city: 'Medellín',
    headline: 'Gerente de tienda',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Gerente de tienda | Grupo Éxito | | 2019-09 | now',
      'Subgerente de tienda | Grupo Éxito | | 2016-02 | 2019-08',
      'Jefe de sección | Grupo Éxito | | 2013-05 | 2016-01',
      'Asesora comercial | Falabella | | 2010-11 | 2013-04',
    ],
    page: `
**Hoja de vida**
! Diana Marcela Ospina Restrepo
Gerente de tienda
Medellín, Antioquia · +57 300 555 0182 · dm.ospina@aburramail.example
# Perfil profesional
Administradora de empresas con quince años en retail, cercana con la gente y exigente con el inventario.
# Experiencia laboral
**Grupo Éxito**, Medellín
* Gerente de tienda (septiembre de 2019 – actualidad): 120 colaboradores, merma bajo 1 %
* Subgerente de tienda (febrero de 2016 – agosto de 2019)
* Jefe de sección (mayo de 2013 – enero de 2016)
**Falabella**, Medellín
* Asesora comercial (noviembre de 2010 – abril de 2013)
# Formación académica
Administración de Empresas, Universidad EAFIT, 2012
Especialización en Mercadeo, Universidad de Medellín, 2017
# Idiomas
Español, Inglés (intermedio)
# Referencias
Con gusto en la entrevista
`,
  }),
];
