import {factText, STATUSES, type Fact} from '../shared/model';

// The keys are in the order in which programs see them; JSON leaves out those without a value.
function publish(fact: Fact, inferredMark?: string) {
  const {value, asOf, source, unit, note} = fact;
  const text = factText(fact);
  const status =
    fact.status ?? (inferredMark !== undefined && text.includes(inferredMark) ? 'inferred' : undefined);
  return {value, text, asOf, source, unit, status, note};
}

/** Content of `facts.json`, with the facts in alphabetical order. */
function factsDocument(facts: ReadonlyMap<string, Fact>, schemaId: string, inferredMark?: string) {
  const entries = Array.from(facts).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    $schema: schemaId,
    version: 1,
    asOf: entries
      .map(([, fact]) => fact.asOf)
      .sort()
      .at(-1),
    facts: Object.fromEntries(entries.map(([path, fact]) => [path, publish(fact, inferredMark)])),
  };
}

const DATE = {type: 'string', pattern: '^\\d{4}-\\d{2}(-\\d{2})?$', description: 'ISO date of a source.'};

/** JSON Schema (draft 7) of `facts.json`. */
function factsSchema(schemaId: string) {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: schemaId,
    title: 'Facts of this documentation',
    type: 'object',
    required: ['$schema', 'version', 'asOf', 'facts'],
    additionalProperties: false,
    properties: {
      $schema: {const: schemaId},
      version: {const: 1, description: 'Raised when a field changes its meaning or goes away.'},
      asOf: {...DATE, description: 'Newest date of a source.'},
      facts: {
        type: 'object',
        minProperties: 1,
        description: 'Figures by path. A path keeps its meaning; new paths may appear.',
        propertyNames: {pattern: '^[A-Za-z][^\\s]*$'},
        additionalProperties: {$ref: '#/definitions/fact'},
      },
    },
    definitions: {
      fact: {
        type: 'object',
        required: ['value', 'text', 'asOf', 'source'],
        additionalProperties: false,
        properties: {
          value: {type: ['string', 'number', 'boolean'], description: 'Raw value.'},
          text: {type: 'string', description: 'What pages print.'},
          unit: {type: 'string'},
          asOf: DATE,
          source: {type: 'string', minLength: 1},
          status: {enum: STATUSES},
          note: {type: 'string'},
        },
      },
    },
  } as const;
}

/**
 * The figures of the site for programs, and the JSON Schema that describes them: texts by file name.
 * @param facts figures by token path
 * @param schemaId URL at which the site serves facts.schema.json
 * @param inferredMark what marks a text as inferred, unless its fact says how far it can be trusted
 */
export function factsFiles(facts: ReadonlyMap<string, Fact>, schemaId: string, inferredMark?: string) {
  const jsonText = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;
  return {
    'facts.json': jsonText(factsDocument(facts, schemaId, inferredMark)),
    'facts.schema.json': jsonText(factsSchema(schemaId)),
  };
}
