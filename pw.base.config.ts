import config from "./playwright.config";
export default {
  ...config,
  retries: 0,
  webServer: undefined,
  reporter: [["line"]],
  outputDir: "/tmp/hpw",
  use: { ...config.use, trace: "off", baseURL: process.env.BASE ?? "http://127.0.0.1:9521" },
};
