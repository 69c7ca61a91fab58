import { describe, expect, it } from "vitest";
import { secretFormatIn, secretNamed, secretsIn, secretVariable } from "../../src/wording/secrets.js";
import { argument, hole, text } from "./texts.js";

/** Joined here, so that no scanner takes this file for a leak. */
const made = (...parts: string[]): string => parts.join("");
const ABC = "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V2w3X4y5Z6";
const HEX = "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0";
const b = (length: number): string => (ABC + ABC + ABC + ABC).slice(0, length);

describe("secretFormatIn", () => {
  it.each([
    ["an AWS access key id", made("AK", "IAQ3EGRT7YUPLKJH5D")],
    ["a GitHub token", made("gh", "p_", b(36))],
    ["a GitHub token", made("github", "_pat_", b(60))],
    ["a GitLab token", made("gl", "pat-", b(20))],
    ["an Anthropic key", made("sk-", "ant-api03-", b(60))],
    ["an OpenAI key", made("sk-", "proj-", b(48))],
    ["an OpenAI key", made("sk-", b(48))],
    ["a Slack token", made("xo", "xb-", "2345678901-", b(24))],
    ["a Slack webhook", made("https://hooks.sl", "ack.com/services/T0QWERTYU/B0QWERTYU/", b(24))],
    ["a Discord webhook", made("https://disc", "ord.com/api/webhooks/918273645546372819/", b(60))],
    ["a Stripe key", made("sk_", "live_", b(24))],
    ["a Google API key", made("AI", "za", b(35))],
    ["a Google OAuth secret", made("GOC", "SPX-", b(28))],
    ["an npm token", made("np", "m_", b(36))],
    ["a PyPI token", made("pyp", "i-AgEIcHlwaS5vcmc", b(40))],
    ["a SendGrid key", made("S", "G.", b(22), ".", b(43))],
    ["a Shopify token", made("shp", "at_", HEX.slice(0, 32))],
    ["a Hugging Face token", made("h", "f_", "QwErTyUiOpAsDfGhJkLzXcVbNmQwErTyUi")],
    ["a Notion token", made("nt", "n_", b(46))],
    ["a DigitalOcean token", made("do", "p_v1_", HEX)],
    ["a Linear key", made("lin", "_api_", b(40))],
    ["a Perplexity key", made("pp", "lx-", b(48))],
    ["a Databricks token", made("da", "pi", HEX.slice(0, 32))],
    ["a Sentry token", made("snt", "rys_", b(60))],
    ["a Supabase token", made("sb", "p_", HEX.slice(0, 40))],
    ["a Vault token", made("hv", "s.", b(40))],
    ["a Figma token", made("fi", "gd_", b(40))],
    ["a Telegram bot token", made("918273645", ":AA", b(33))],
    ["a JSON Web Token", made("ey", "JhbGciOiJIUzI1NiJ9.ey", "JzdWIiOiI5MTgyNzM2NDUifQ.", b(40))],
    ["an authorization header", made("Bea", "rer ", b(40))],
    ["a private key", made("-----BEGIN RSA PRI", "VATE KEY-----\nMIIEpAIBAAKCAQEA0Z3VS5JJ")],
    ["a URL with a password", "postgres://reader:hunter2@db.internal:5432/orders"],
    ["a URL with a password", "https://bot:s3cr3tpw@api.internal/v1"],
    ["a URL with a password", "redis://:hunter2x@cache:6379"],
    ["a password", "Server=db;Password=hunter2;Database=orders"],
  ])("knows %s", (what, value) => {
    expect(secretFormatIn(`It broke: ${value} was refused.`)).toBe(what);
  });

  it.each([
    "It starts with sk-..., see the console.",
    "Keys look like sk-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    made("AK", "IAIOSFODNN7EXAMPLE"),
    made("gh", "p_", "x".repeat(36)),
    made("gh", "p_", "your_token_here_your_token_here_your"),
    "postgres://user:password@localhost:5432/db",
    "postgres://user:****@db/orders",
    "postgres://<user>:<password>@db/orders",
    "https://example.com:8080/path@x",
    "http://[::1]:3000",
    "mailto:ada@meters.example",
    "Authorization: Bearer <token>",
    "Bearer token missing",
    "The password must have at least 8 characters",
    "password=secret",
    "api_key=YOUR_API_KEY",
    "A private key starts with -----BEGIN PRIVATE KEY-----.",
    "task-force-abcdefghijklmnop",
    "no secret here",
    "sha256 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  ])("leaves %j alone", (value) => {
    expect(secretFormatIn(value)).toBeNull();
  });
});

describe("secretNamed", () => {
  it.each([
    "password", "PASSWORD", "dbPassword", "smtp_passwd", "secret", "clientSecret", "SECRET", "token", "apiToken", "accessToken", "AUTH_TOKEN", "refreshToken", "apiKey", "api_key", "APIKEY",
    "stripeApiKey", "authorization", "authHeader", "credentials", "privateKey", "PRIVATE_KEY", "cookie", "cookies", "connectionString", "DATABASE_URL", "databaseUrl", "mongoUri", "dsn", "jwt",
    "webhookUrl", "DISCORD_WEBHOOK_URL", "passwordValue", "authorizationHeader", "encryptionKey", "signingKey", "subscriptionKey", "botToken", "serviceKey",
  ])("takes %s for a secret", (name) => {
    expect(secretNamed(name)).toBe(true);
  });

  it.each([
    "tokensUsed", "maxTokens", "tokenCount", "nextPageToken", "pageToken", "continuationToken", "passwordLength", "MIN_PASSWORD", "hasSecret", "isTokenValid", "maskedKey", "maskedApiKey", "tokenType",
    "tokenLimit", "csrfToken", "tokens", "totalTokens", "secretName", "passwordField", "apiKeyName", "tokenAddress", "key", "keys", "cacheKey", "primaryKey", "publicKey", "sessionId", "author",
    "authority", "tokenUrl", "id", "name", "user", "monkey", "secretary", "passwordless", "cookieCount", "redactedToken", "tokenPrice", "", "path", "patience", "stopToken",
  ])("leaves %s alone", (name) => {
    expect(secretNamed(name)).toBe(false);
  });

  it("takes further names", () => {
    expect(secretNamed("loyaltyNumber")).toBe(false);
    expect(secretNamed("loyaltyNumber", ["loyalty number"])).toBe(true);
    expect(secretNamed("cacheKey", ["cacheKey"])).toBe(true);
  });

  it("knows what environment variables are called", () => {
    for (const name of ["MAPS_KEY", "SMTP_PASS", "GITHUB_PAT", "BASIC_AUTH"]) expect(secretVariable(name)).toBe(true);
    for (const name of ["NEXT_PUBLIC_MAPS_KEY", "STRIPE_PUBLISHABLE_KEY", "PORT", "HOME", "API_URL"]) expect(secretVariable(name)).toBe(false);
  });
});

describe("secretsIn", () => {
  const named = (name: string) => hole(name, { is: "secret-named", name });

  it("finds named values, the environment and request details", () => {
    const what = (...args: Parameters<typeof text>) => secretsIn(text(...args)).map((secret) => secret.what);
    expect(what`with token ${named("apiToken")}`).toEqual(['"apiToken"']);
    expect(what`for ${hole("process.env.SMTP_PASSWORD", { is: "environment", name: "SMTP_PASSWORD" })}`).toEqual(['the environment variable "SMTP_PASSWORD"']);
    expect(what`in ${hole("process.env.REGION", { is: "environment", name: "REGION" })}`).toEqual([]);
    expect(what`env: ${hole("JSON.stringify(process.env)", { is: "environment", name: null })}`).toEqual(["every environment variable of the server"]);
    expect(what`config: ${hole("err.config", { is: "request-details", name: "config" })}`).toEqual(['"config", which holds the request with its headers']);
    expect(what`Meter ${argument("meter")} is not in postgres://${"user"}:${named("password")}@${"host"}/x`).toEqual(['"password"']);
    expect(what`Cannot reach amqp://${"user"}:${"pw"}@${"host"}`).toEqual(["a URL with a password"]);
  });

  it("leaves masked values, lengths, coins and arguments alone", () => {
    expect(secretsIn(text`key ${hole("masked(apiKey)", { is: "secret-named", name: "apiKey" })}`)).toEqual([]);
    expect(secretsIn(text`key ${hole("apiKey.slice(0, 4)", { is: "secret-named", name: "apiKey" })}`)).toEqual([]);
    expect(secretsIn(text`this one has ${hole("password.length", { is: "secret-named", name: "password" })}`)).toEqual([]);
    expect(secretsIn(text`Token at ${hole("token", { is: "secret-named", name: "token" })} does not support delegation`)).toEqual([]);
    expect(secretsIn(text`The password ${argument("password")} is too short`)).toEqual([]);
    expect(secretsIn(text`Cannot reach https://${"host"}:${"port"}/x`)).toEqual([]);
  });

  it("names each secret once", () => {
    expect(secretsIn(text`${named("token")} and ${named("token")} and ${made("gh", "p_", b(36))}`)).toHaveLength(1);
    expect(secretsIn({ ...text`${named("token")}`, pieces: [named("token"), named("token"), { kind: "literal", value: made("gh", "p_", b(36)), place: text``.place }] })).toMatchObject([{ in: "hole" }, { what: "a GitHub token", in: "literal" }]);
  });

  it("takes further names for values of which nothing is known", () => {
    expect(secretsIn(text`for ${"member.loyaltyNumber"}`, ["loyaltyNumber"])).toMatchObject([{ what: '"loyaltyNumber"' }]);
  });
});
