import { useId } from 'react';
import { Opening } from '../../design/Opening.tsx';
import { Picture } from '../../design/Picture.tsx';
import { Section } from '../../design/Section.tsx';
import { Label, RichText } from '../../design/Text.tsx';
import { ActionButton } from '../context.tsx';
import type { ComparisonBlock } from './schema.ts';
import { Cell, Close, Frame, Name, Option, OwnLabel, Shot, Table } from './styles.ts';

/**
 * Options side by side. Each is a row of the table, though it is drawn as a column. A screen reader names option and label of
 * every cell.
 */
export function Comparison({ block }: { block: ComparisonBlock }) {
  const id = useId();
  const { image, options, action } = block;
  const labels = [...new Set(options.flatMap(({ facts }) => facts.map(({ label }) => label)))];
  const rows = labels.map((label) => {
    const texts = options.map(({ facts }) => facts.filter((fact) => fact.label === label).map(({ text }) => text));
    return { label, texts };
  });
  return (
    <Section block={block} labelledBy={id}>
      <Frame>
        <Opening id={id} block={block} across={7} />
        {image ? (
          <Shot data-reveal="zoom">
            <Picture image={image} sizes="(min-width: 820px) 91vw, 100vw" ratio="fill" />
          </Shot>
        ) : null}
        <Table aria-labelledby={id} $rows={rows.length} $options={options.length}>
          <thead>
            <tr>
              <td />
              {labels.map((label) => (
                <Label as="th" scope="col" key={label}>
                  {label}
                </Label>
              ))}
            </tr>
          </thead>
          <tbody>
            {options.map(({ title }, index) => (
              <Option key={index} data-reveal="rise">
                <Name scope="row">{title}</Name>
                {rows.map(({ label, texts }) => (
                  <Cell key={label}>
                    {options.length > 3 && texts[index]?.length ? (
                      <OwnLabel aria-hidden="true">{label}</OwnLabel>
                    ) : null}
                    {texts[index]?.map((text, place) => (
                      <RichText key={place} as="p" text={text} />
                    ))}
                  </Cell>
                ))}
              </Option>
            ))}
          </tbody>
        </Table>
        {action ? (
          <Close>
            <ActionButton action={action} look="text" />
          </Close>
        ) : null}
      </Frame>
    </Section>
  );
}
