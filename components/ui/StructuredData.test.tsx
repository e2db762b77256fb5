/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { StructuredData } from './StructuredData';

it('a text with `</script>` is escaped, and parses back to itself', () => {
  const name = '</script><script>alert(1)</script> & "wij"';
  const html = renderToStaticMarkup(
    <StructuredData
      graph={{ '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization', name }] }}
    />,
  );

  const [before, json = '', ...after] = html.split(/<(?=\/?script)/).filter(Boolean);
  expect([before, json, ...after]).toHaveLength(2);
  expect(JSON.parse(before?.replace(/^.*?>/, '') ?? '')).toMatchObject({ '@graph': [{ name }] });
});
