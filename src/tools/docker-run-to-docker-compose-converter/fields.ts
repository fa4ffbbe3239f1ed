import { choice, defineInputs, defineOptions, text } from '#core/fields.ts';

export const inputs = defineInputs({
  commands: text({
    sample: 'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx',
  }),
});

export const options = defineOptions({ indent: choice(['2', '4'], '2') });
