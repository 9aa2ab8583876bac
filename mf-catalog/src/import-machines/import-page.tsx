import { FilesButton, Grid, Page, PageHeader, Row, SpecSheet, Text } from '@yard/ui';
import { useState } from 'react';
import { EXAMPLE_ROW, TEMPLATE } from './machine-columns';
import { readTable } from './read-table';
import { TableOfMachines } from './table-of-machines';

type Chosen = Awaited<ReturnType<typeof readTable>>;

export default function ImportMachinesPage() {
  const [chosen, setChosen] = useState<{ table: Chosen; at: number } | null>(null);
  const read = async ([file]: File[]) => {
    if (file) setChosen({ table: await readTable(file), at: Date.now() });
  };
  return (
    <Page>
      <Grid gap={6}>
        <PageHeader
          title="Import machines"
          back={{ to: '/my-machines', label: 'My machines' }}
          lead="Upload a spreadsheet saved as CSV, one machine per row. You check each row before we add it as a draft."
        />
        <FileChoice table={chosen?.table} onFiles={(files) => void read(files)} />
        {!chosen && (
          <section aria-labelledby="example">
            <h2 id="example">Columns of the template, with an example</h2>
            <SpecSheet facts={EXAMPLE_ROW} />
          </section>
        )}
        {chosen && !('problem' in chosen.table) && <TableOfMachines key={chosen.at} table={chosen.table} />}
      </Grid>
    </Page>
  );
}

function FileChoice({ table, onFiles }: { table: Chosen | undefined; onFiles: (files: File[]) => void }) {
  const template = `data:text/csv;charset=utf-8,${encodeURIComponent(TEMPLATE)}`;
  return (
    <>
      <Row gap={2} across={4} align="center" wrap>
        <FilesButton label="Table of machines" accept=".csv,.tsv,text/csv" icon="upload" onFiles={onFiles}>
          {table ? 'Choose another file' : 'Choose a file'}
        </FilesButton>
        <a href={template} download="machines.csv">
          Download a template
        </a>
        {table && 'name' in table && <span>{table.name}</span>}
      </Row>
      {table && 'problem' in table && (
        <Text role="alert" tone="bad">
          {table.problem}
        </Text>
      )}
    </>
  );
}
