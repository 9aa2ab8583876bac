import { check } from '@laravel-wire/core';
import { machineTypeRules, schemaErrors } from '@yard/contracts';
import { readAttributes } from '../machines/attribute-values';
import { attributeSchemas } from '../reference/attribute-schemas';
import { demoMachines, machineTypes } from '../reference/reference-data';

it('has for every shipped type a schema that an admin could have saved', () => {
  const schemas = attributeSchemas();

  expect(schemas.size).toBe(119);
  for (const { slug, name } of machineTypes()) {
    const attribute_schema = schemas.get(slug) ?? [];
    expect(check(machineTypeRules, { name, attribute_schema })).toMatchObject({ ok: true });
    expect([slug, schemaErrors(attribute_schema)]).toEqual([slug, {}]);
    expect(attribute_schema.length).toBeGreaterThan(3);
  }
});

it('says one thing by one name', () => {
  const all = [...attributeSchemas().values()].flat();
  const meanings = new Map(all.map((attribute) => [attribute.name, JSON.stringify(attribute)]));

  for (const attribute of all) expect(JSON.stringify(attribute)).toBe(meanings.get(attribute.name));
});

it("knows of demo machines only what their types' schemas have a place for", () => {
  const schemas = new Map(machineTypes().map(({ slug, name }) => [name, attributeSchemas().get(slug) ?? []]));

  for (const { machine_type, model, attributes } of demoMachines()) {
    expect([model, readAttributes(schemas.get(machine_type) ?? [], attributes)]).toEqual([
      model,
      { ok: true, values: attributes },
    ]);
  }
});
