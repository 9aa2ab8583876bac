import { call, people, type Visitor, violations, visit } from '@yard/testing';

interface MachineType {
  id: number;
  checklist: { key: string; label: string }[];
}

/** What is checked when a machine changes hands is said of its type. */
describe('the checklist of a machine type', () => {
  let ada: Visitor;
  let type: MachineType;

  beforeAll(async () => {
    ada = await visit('admin');
    await ada.signIn(people.ada);
    const checklist = [{ key: 'tires', label: 'Tires hold' }];
    type = await call(ada.page, 'POST', '/api/machine_types', { name: 'Aa checked type', checklist });
  });
  afterAll(async () => {
    await call(ada.page, 'DELETE', `/api/machine_types/${type.id}`);
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });

  it('is changed, added to and saved with the type', async () => {
    const { page } = ada;
    await page.goto(`/#/machine_types?open=${type.id}`);
    const list = page.getByRole('group', { name: 'Checklist' });
    await list.getByRole('textbox', { name: 'Point 1' }).fill('Tires hold their air');
    const added = list.getByRole('textbox', { name: /^New point/ });
    await added.fill('Tires');
    await list.getByRole('button', { name: 'Add point' }).click();
    await list.getByText('The type has this point.').first().waitFor();
    await added.fill('Horn works');
    await list.getByRole('button', { name: 'Add point' }).click();
    await list.getByRole('textbox', { name: 'Point 2' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Machine type saved.').waitFor();

    const saved = await call<MachineType>(page, 'GET', `/api/machine_types/${type.id}`);
    expect(saved.checklist).toEqual([
      { key: 'tires', label: 'Tires hold their air' },
      { key: 'horn_works', label: 'Horn works' },
    ]);
  });

  it('loses a point that is taken out right after the form was saved', async () => {
    const { page } = ada;
    await page.getByText('Machine type saved.').waitFor({ state: 'detached' });
    const list = page.getByRole('group', { name: 'Checklist' });
    await list.getByRole('button', { name: 'Remove Horn works' }).click();
    await list.getByRole('textbox', { name: 'Point 2' }).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Save', exact: true }).click();

    await page.getByText('Machine type saved.').waitFor();
    const saved = await call<MachineType>(page, 'GET', `/api/machine_types/${type.id}`);
    expect(saved.checklist).toEqual([{ key: 'tires', label: 'Tires hold their air' }]);
  });
});
