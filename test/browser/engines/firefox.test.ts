import { describeFaults } from './fault-checks.ts';
import { startFirefox } from './firefox-driver.ts';
import { describeSite } from './site-checks.ts';
import { describeTools } from './tool-checks.ts';

describeTools(startFirefox);
describeSite(startFirefox);
describeFaults(startFirefox);
